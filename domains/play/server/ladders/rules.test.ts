import { otherGameOf } from "@baize/games/others";
import { registry } from "@baize/games/registry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StakeLadder } from "../../contract/index.ts";
import {
	amountsOf,
	isOffered,
	isRaised,
	ladderAbove,
	ladderAt,
	ladderIssue,
	limitsOf,
	offeredOf,
	type StatedLadder,
} from "./rules.ts";

const LIMITS = { minMinor: 20, maxMinor: 10_000, gridMinor: 20 };
const ladder = (minMinor: number, maxMinor: number, ...stepsMinor: number[]): StakeLadder => ({
	minMinor,
	maxMinor,
	stepsMinor,
});

describe("[GAME-02] [BO-01] stakes that an operator offers", () => {
	it.each<[string, StakeLadder, ReturnType<typeof ladderIssue>]>([
		["are those that the title takes", ladder(20, 10_000), null],
		["are fewer of them", ladder(100, 500, 200, 300), null],
		["are one", ladder(100, 100), null],
		["are not 0", ladder(0, 500), "zero"],
		["have no step of 0", ladder(20, 500, 0), "zero"],
		["are not below 0", ladder(-20, 500), "zero"],
		["have no lowest above the highest", ladder(500, 100), "order"],
		["are multiples of the title's step", ladder(20, 510), "grid"],
		["have steps on it", ladder(20, 500, 30), "grid"],
		["are not above the title's highest", ladder(20, 10_020), "above"],
		["have steps between the two", ladder(100, 500, 600), "outside"],
	])("%s", (_case, offered, issue) => {
		expect(ladderIssue(offered, LIMITS)).toBe(issue);
	});

	it("are not below the title's lowest", () => {
		expect(ladderIssue(ladder(100, 500), { minMinor: 200, maxMinor: 1_000, gridMinor: 100 })).toBe("below");
	});

	it.each<[string, string, number, ReturnType<typeof limitsOf>]>([
		["a slot with twenty lines", "tidal-book", 1, { minMinor: 20, maxMinor: 10_000, gridMinor: 20 }],
		["the same in yen", "tidal-book", 100, { minMinor: 2_000, maxMinor: 1_000_000, gridMinor: 2_000 }],
		["a table of chips", "midnight-roulette", 1, { minMinor: 20, maxMinor: 50_000, gridMinor: 20 }],
		["craps in pesos", "boardwalk-craps", 20, { minMinor: 600, maxMinor: 600_000, gridMinor: 600 }],
		["a title without steps", "firefly-meadow", 1, { minMinor: 100, maxMinor: 10_000, gridMinor: 1 }],
	])("of %s are within its own limits", (_case, id, unitMinor, limits) => {
		expect(limitsOf(registry.find(id)!, unitMinor)).toEqual(limits);
	});

	it("can be those of any title: its own limits", () => {
		for (const game of registry.all) {
			const { minMinor, maxMinor } = limitsOf(game, 1);
			expect([game.sheet.id, ladderIssue(ladder(minMinor, maxMinor), limitsOf(game, 1))]).toEqual([
				game.sheet.id,
				null,
			]);
		}
	});

	it("are shown from the lowest, each once", () => {
		expect(offeredOf(ladder(100, 500, 300, 200, 200, 100))).toEqual([100, 200, 300, 500]);
	});

	it("are raised by a higher highest only", () => {
		expect(isRaised(ladder(20, 500), ladder(20, 501))).toBe(true);
		expect(isRaised(ladder(20, 500), ladder(100, 500, 200))).toBe(false);
	});
});

const ONTARIO = { country: "CA", subdivision: "ON" };
const at = (place: string, maxMinor: number, currency = "CAD"): StatedLadder => ({
	place,
	currency,
	ladder: ladder(20, maxMinor),
});

describe("[GAME-02] the stakes in force", () => {
	it.each<[string, StatedLadder[], number | undefined]>([
		["nowhere are the title's own", [], undefined],
		["everywhere are in force here, too", [at("", 1)], 1],
		["of the country stand above those", [at("", 1), at("CA", 2)], 2],
		["of the subdivision stand above all", [at("CA:ON", 3), at("", 1), at("CA", 2)], 3],
		["of another place are not in force", [at("CA:QC", 1), at("DE", 2)], undefined],
		["in another currency are not in force", [at("", 1, "EUR")], undefined],
	])("that are set %s", (_case, stated, maxMinor) => {
		expect(ladderAt(stated, ONTARIO, "CAD")?.maxMinor).toBe(maxMinor);
	});

	it.each<[string, string, number | undefined]>([
		["a subdivision are its country's", "CA:ON", 2],
		["a country are those of everywhere", "CA", 1],
		["everywhere are the title's own", "", undefined],
	])("without those of %s", (_case, place, maxMinor) => {
		expect(ladderAbove([at("", 1), at("CA", 2), at("CA:ON", 3)], place, "CAD")?.maxMinor).toBe(maxMinor);
	});
});

describe("[GAME-02] a bet", () => {
	const OFFERED = ladder(100, 1_000, 250);
	const roulette = otherGameOf("midnight-roulette")!;
	const threeCard = otherGameOf("neon-three-card")!;
	const spots = (...amounts: number[]) => ({
		spots: amounts.map((amountMinor, at) => ({ spot: `n${at}`, amountMinor })),
	});
	it.each<[string, Parameters<typeof amountsOf>[0], unknown, boolean]>([
		["of a step is offered", otherGameOf("firefly-meadow")!, { stakeMinor: 250, mines: 3 }, true],
		["between two steps is not", otherGameOf("firefly-meadow")!, { stakeMinor: 200, mines: 3 }, false],
		["above the highest is not", otherGameOf("firefly-meadow")!, { stakeMinor: 1_250, mines: 3 }, false],
		["of chips on several places is offered", roulette, spots(100, 350, 250), true],
		["with a place below the lowest is not", roulette, spots(50, 250), false],
		["that chips do not add up to is not", roulette, spots(120), false],
		["whose sum is above the highest is not", roulette, spots(600, 600), false],
		["with a side bet is offered", threeCard, { anteMinor: 1_000, pairPlusMinor: 100 }, true],
		["with too low a side bet is not", threeCard, { anteMinor: 1_000, pairPlusMinor: 50 }, false],
		["without a side bet is offered", threeCard, { anteMinor: 100, pairPlusMinor: 0 }, true],
	])("%s", (_case, game, bet, isTaken) => {
		expect(isOffered(OFFERED, amountsOf(game, bet))).toBe(isTaken);
	});

	it("of chips is offered whatever chips it has, up to the highest stake", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(100, 250, 1_000), { minLength: 1, maxLength: 4 }), (chips) => {
				const sum = chips.reduce((all, chip) => all + chip, 0);
				expect(isOffered(OFFERED, amountsOf(roulette, spots(...chips)))).toBe(sum <= 1_000);
			}),
		);
	});
});
