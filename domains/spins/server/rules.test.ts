import { registry } from "@baize/games/registry";
import { spinBetOf, spinGames } from "@baize/games/spins";
import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import type { GrantIssue, GrantState } from "../contract/index.ts";
import { aGrant } from "../testing/index.ts";
import { issueOf, paidOf, type Standing, stateAt } from "./rules.ts";
import { storedWins, termsHashOf, wagerTermsOf } from "./terms.ts";
import type { SpinsGrant } from "./types.ts";

const NOW = 1_000_000;

describe("[PROMO-01] the state of a grant", () => {
	const granted: Standing = { state: "granted", count: 3, used: 1, untilMs: NOW };
	it.each<[string, Partial<Standing>, number, GrantState]>([
		["is playable until its last millisecond", {}, NOW - 1, "playable"],
		["is ended at its end, without any job", {}, NOW, "ended"],
		["is used with the last spin", { used: 3 }, NOW - 1, "used"],
		["is used also when its time is over", { used: 3 }, NOW, "used"],
		["is withdrawn, whatever is left", { state: "withdrawn" }, NOW - 1, "withdrawn"],
	])("%s", (_case, over, atMs, state) => {
		expect(stateAt({ ...granted, ...over }, atMs)).toBe(state);
	});
});

describe("[PROMO-01] what is paid of a win", () => {
	it.each([
		["all without a maximum", 900n, null, 5_000n, 900n],
		["all below the maximum", 900n, 1_000n, 100n, 900n],
		["what the maximum leaves", 900n, 1_000n, 600n, 400n],
		["nothing once the maximum is reached", 900n, 1_000n, 1_000n, 0n],
	])("is %s", (_case, winMinor, maxMinor, paidMinor, paid) => {
		expect(paidOf(winMinor, { maxMinor, paidMinor })).toBe(paid);
	});
});

describe("[PROMO-01] the bet of a spin", () => {
	it.each<[string, string, bigint, string, object | null]>([
		["0.20 on 20 lines", "tidal-book", 20n, "CAD", { lineBetMinor: 1 }],
		["0.30 on 20 lines is no whole unit a line", "tidal-book", 30n, "CAD", null],
		["less than a unit a line", "tidal-book", 10n, "CAD", null],
		["more than the title takes", "tidal-book", 20n * 1_000_000n, "CAD", null],
		["in units of the currency", "tidal-book", 20_000_000n, "USDT", { lineBetMinor: 1_000_000 }],
		["0.20 in clusters", "coral-cascade", 20n, "CAD", { stakeMinor: 20 }],
		["0.40 in 1,024 ways", "painted-dunes", 40n, "CAD", { stakeMinor: 40 }],
		["0.20 in 1,024 ways is below their grid", "painted-dunes", 20n, "CAD", null],
		["1.00 on reels of any height", "thunder-pines", 100n, "CAD", { stakeMinor: 100 }],
		["1.50 on reels of any height is off their grid", "thunder-pines", 150n, "CAD", null],
		["0.20 where coins are held", "copper-vault", 20n, "CAD", { stakeMinor: 20 }],
		["0.20 where wilds stay", "iron-garden", 20n, "CAD", { stakeMinor: 20 }],
		["the price of a feature", "iron-garden-gate-open", 544n, "CAD", { stakeMinor: 544 }],
		["in units of the currency, in ways", "silk-caravan", 20_000_000n, "USDT", { stakeMinor: 20_000_000 }],
		["a table, where the player chooses", "midnight-roulette", 20n, "CAD", null],
		["a ticket, which is no slot", "five-sheaves", 20n, "CAD", null],
		["a round with decisions", "firefly-meadow", 100n, "CAD", null],
		["a round of many players", "paper-kite", 100n, "CAD", null],
	])("%s", (_case, gameId, stakeMinor, currency, bet) => {
		expect(spinBetOf(registry.find(gameId)!, stakeMinor, currency)).toEqual(bet);
	});
});

describe("[PROMO-01] spins that cannot be granted", () => {
	const bonus = { wageringTimes: 30, daysToWager: 7 };
	it.each<[string, Partial<SpinsGrant>, GrantIssue | undefined]>([
		["as they should be", {}, undefined],
		["with bonus money", { wins: bonus }, undefined],
		["none", { count: 0 }, "count"],
		["half a spin", { count: 1.5 }, "count"],
		["too many", { count: 501 }, "count"],
		["on no title", { titleIds: [] }, "games"],
		["on a title that there is not", { titleIds: ["no-such-game"] }, "games"],
		["on a title that is no slot", { titleIds: ["midnight-roulette"] }, "games"],
		[
			"on slots of every kind that take the stake",
			{ titleIds: ["tidal-book", "coral-cascade", "silk-caravan"] },
			undefined,
		],
		["on slots of which one does not take the stake", { titleIds: ["tidal-book", "painted-dunes"] }, "stake"],
		["on a title twice", { titleIds: ["tidal-book", "tidal-book"] }, "games"],
		["without a stake", { stakeMinor: 0n }, "stake"],
		["below zero", { stakeMinor: -20n }, "stake"],
		["at a stake that the title does not take", { stakeMinor: 21n }, "stake"],
		["until now", { untilMs: NOW }, "until"],
		["for ever", { untilMs: Number.POSITIVE_INFINITY }, "until"],
		["for longer than 90 days", { untilMs: NOW + 91 * DAY_MS }, "until"],
		["with a maximum of nothing", { maxWinMinor: 0n }, "wins"],
		["as bonus money without wagering", { wins: { ...bonus, wageringTimes: 0 } }, "wins"],
		["as bonus money for no time", { wins: { ...bonus, daysToWager: 0 } }, "wins"],
		["with a maximal stake of nothing", { wins: { ...bonus, maxStakeMinor: 0n } }, "wins"],
		["for no cause", { cause: "  " }, "cause"],
	])("%s", (_case, over, issue) => {
		expect(issueOf(aGrant(7n, NOW, over), spinGames, NOW)).toBe(issue);
	});
});

describe("[PROMO-01] the terms of wins as bonus money", () => {
	const wins = storedWins({ wageringTimes: 30, daysToWager: 7, maxStakeMinor: 500n });
	it("begin with nothing to wager, to which each win adds its multiple, for so many days", () => {
		expect(wagerTermsOf(wins, "CAD", NOW)).toMatchObject({
			requiredX1000: 0n,
			perWinX1000: 30_000,
			sharesX1000: { slots: 1_000 },
			fundsOrder: "cashFirst",
			counts: "bonus",
			maxStakeMinor: 500n,
			maxConvertedMinor: null,
			untilMs: NOW + 7 * DAY_MS,
		});
	});
	it("are the same terms whatever the order of their shares, and others in another currency", () => {
		const shares = { slots: 1_000, roulette: 100 };
		const turned = { roulette: 100, slots: 1_000 };
		const hash = termsHashOf({ ...wins, sharesX1000: shares }, "CAD");
		expect(termsHashOf({ ...wins, sharesX1000: turned }, "CAD")).toEqual(hash);
		expect(termsHashOf({ ...wins, sharesX1000: shares }, "EUR")).not.toEqual(hash);
		expect(termsHashOf({ ...wins, sharesX1000: shares, wageringTimes: 31 }, "CAD")).not.toEqual(hash);
	});
	it("name games that count otherwise, in any order; without any they are the terms from before there were such", () => {
		const games = [
			{ gameId: 7, shareX1000: null },
			{ gameId: 3, shareX1000: 500 },
		];
		const naming = storedWins({ wageringTimes: 30, daysToWager: 7, maxStakeMinor: 500n, gameShares: games });
		expect(wagerTermsOf(naming, "CAD", NOW).gameShares).toEqual(games);
		expect(wagerTermsOf(wins, "CAD", NOW).gameShares).toEqual([]);
		const hash = termsHashOf(naming, "CAD");
		expect(termsHashOf({ ...naming, gameShares: games.toReversed() }, "CAD")).toEqual(hash);
		expect(termsHashOf(wins, "CAD")).not.toEqual(hash);
		expect(storedWins({ wageringTimes: 30, daysToWager: 7, maxStakeMinor: 500n, gameShares: [] })).toEqual(wins);
		expect(termsHashOf(wins, "CAD").toString("hex")).toBe(
			"ea5d676e6eed629f4301c973da6d1d0d9055b94d5d0228010caef1e49957942c",
		);
	});
});
