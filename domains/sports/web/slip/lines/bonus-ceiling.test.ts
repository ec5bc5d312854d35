import { describe, expect, it } from "vitest";
import type { BonusStakes } from "../../../contract/free-bets.ts";
import { exceededMinor } from "./bonus-ceiling.ts";
import type { SlipLine } from "./lines.ts";

const line = (kind: NonNullable<SlipLine["quote"]>["kind"]) => ({ quote: { kind } }) as SlipLine;
const [match, race, unread] = [line("match-result"), line("race-win"), { quote: undefined } as SlipLine];
const ON_SPORTS: BonusStakes = { classes: ["sports"], maxStakeMinor: 500 };
const ON_RACES: BonusStakes = { classes: ["horses"], maxStakeMinor: 500 };

describe("[PROMO-02] a stake on the slip while a bonus is in play", () => {
	it.each<[string, BonusStakes | null, SlipLine[], bigint, bigint | undefined]>([
		["is taken at the highest one", ON_SPORTS, [match], 500n, undefined],
		["is not above it", ON_SPORTS, [match], 501n, 500n],
		["is not above it where a race is on the same bet", ON_SPORTS, [race, match], 501n, 500n],
		["is taken on races that the bonus is not played with", ON_SPORTS, [race], 9_999n, undefined],
		["is not above it on races that it is played with", ON_RACES, [race, race], 501n, 500n],
		["is taken on a match beside them", ON_RACES, [race, match], 9_999n, undefined],
		["is left to the server while the bet is not known", ON_SPORTS, [match, unread], 9_999n, undefined],
		["is taken where the terms have no highest one", { ...ON_SPORTS, maxStakeMinor: null }, [match], 9_999n, undefined],
		["is taken without a bonus", null, [match], 9_999n, undefined],
	])("%s", (_name, bonus, lines, stakeMinor, expected) => {
		expect(exceededMinor(bonus, lines, { kind: "stake", stakeMinor })).toBe(expected);
	});

	it("says nothing while no amount is typed", () => {
		expect(exceededMinor(ON_SPORTS, [match], { kind: "none" })).toBeUndefined();
	});
});
