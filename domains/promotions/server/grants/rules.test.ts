import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { type GrantState, maxUnitsOf } from "../../contract/index.ts";
import { cashbackTerms, matchTerms, TEST_GAMES } from "../../testing/index.ts";
import { cashbackOf, judgeDeposit, matchOf, nextOf, stateAt, wagerTermsOf, winsOf } from "./rules.ts";

const NOW = Date.UTC(2026, 10, 24);
const at = (ms: number) => new Date(ms);

describe("[PROMO-02] a deposit match", () => {
	it.each([
		["a cent below the minimum", 999n, "CAD", 0n],
		["the minimum", 1_000n, "CAD", 500n],
		["an odd amount, rounded down", 1_001n, "CAD", 500n],
		["a cent below the most", 9_999n, "CAD", 4_999n],
		["what reaches the most", 10_000n, "CAD", 5_000n],
		["far more than the most", 9_007_199_254_740_991n, "CAD", 5_000n],
		["nothing", 0n, "CAD", 0n],
		["the minimum of a currency with larger units", 20_000n, "MXN", 10_000n],
		["a unit less there", 19_999n, "MXN", 0n],
	])("of %s", (_name, deposit, currency, bonus) => {
		expect(matchOf(matchTerms(NOW), deposit, currency)).toBe(bonus);
	});

	const first = matchTerms(NOW, { deposit: { nth: 2, minUnits: 1_000, percent: 50, maxUnits: 5_000 } });
	const any = matchTerms(NOW);
	const taken = { taken_at: at(NOW), until_at: at(NOW + DAY_MS), currency: "CAD" };
	it.each([
		[
			"any deposit that is large enough",
			any,
			{ number: 7, amountMinor: 2_000n, atMs: NOW },
			{ status: "given", amountMinor: 1_000n },
		],
		["a small one, and waits for a larger", any, { number: 1, amountMinor: 10n, atMs: NOW }, { status: "waits" }],
		["one from before it was taken", any, { number: 1, amountMinor: 2_000n, atMs: NOW - 1 }, { status: "waits" }],
		["one after its time", any, { number: 1, amountMinor: 2_000n, atMs: NOW + DAY_MS }, { status: "waits" }],
		["one before the second", first, { number: 1, amountMinor: 2_000n, atMs: NOW }, { status: "waits" }],
		["the second", first, { number: 2, amountMinor: 2_000n, atMs: NOW }, { status: "given", amountMinor: 1_000n }],
		["the second that is too small", first, { number: 2, amountMinor: 10n, atMs: NOW }, { status: "lapsed" }],
		["one after the second", first, { number: 3, amountMinor: 2_000n, atMs: NOW }, { status: "lapsed" }],
	])("judges %s", (_name, terms, deposit, verdict) => {
		expect(judgeDeposit(terms, taken, deposit)).toEqual(verdict);
	});
});

describe("[PROMO-02] cashback", () => {
	it.each([
		["less than the least loss", 999n, 0n],
		["the least loss", 1_000n, 100n],
		["rounded down", 1_009n, 100n],
		["up to the most", 100_000n, 10_000n],
		["no more than that", 1_000_000n, 10_000n],
		["of a win nothing", -5_000n, 0n],
	])("of a loss: %s", (_name, lost, back) => {
		expect(cashbackOf(cashbackTerms(NOW), lost, "CAD")).toBe(back);
	});
});

describe("[PROMO-02] terms in the books", () => {
	it("are those that were taken, in the currency of the wallet", () => {
		const terms = matchTerms(NOW);
		const row = { amount: 1_001n, currency: "MXN", terms_hash: "ab".repeat(32) };
		expect(wagerTermsOf(terms.wagering!, row, TEST_GAMES, NOW)).toMatchObject({
			...{ requiredX1000: 10_010_000n, sharesX1000: { slots: 1_000 }, fundsOrder: "cashFirst", counts: "bonus" },
			...{ maxStakeMinor: 10_000n, maxConvertedMinor: null, perWinX1000: 0, untilMs: NOW + 7 * DAY_MS },
		});
	});

	it("name games by their numbers, for a bonus as for what spins win", () => {
		const wagering = {
			...matchTerms(NOW).wagering!,
			titles: [
				{ title: "tidal-book", percent: null },
				{ title: "amber-fox", percent: 50 },
				{ title: "never-there", percent: 0 },
			],
		};
		const row = { amount: 1_001n, currency: "MXN", terms_hash: "ab".repeat(32) };
		const games = [
			{ gameId: 1, shareX1000: null },
			{ gameId: 2, shareX1000: 500 },
		];
		expect(wagerTermsOf(wagering, row, TEST_GAMES, NOW).gameShares).toEqual(games);
		expect(winsOf(wagering, "MXN", TEST_GAMES).gameShares).toEqual(games);
		expect(wagerTermsOf(matchTerms(NOW).wagering!, row, TEST_GAMES, NOW).gameShares).toEqual([]);
	});

	it("hold the most that can be given of the budget", () => {
		expect(maxUnitsOf(matchTerms(NOW))).toBe(5_000);
		const spins = { count: 20, titles: ["tidal-book"], stakeUnits: 20, days: 7 };
		expect(maxUnitsOf(matchTerms(NOW, { reward: "spins", spins }))).toBe(400);
	});
});

describe("[PROMO-02] the state of a bonus", () => {
	it.each<[GrantState, number | null, GrantState]>([
		["active", NOW + 1, "active"],
		["active", NOW, "expired"],
		["optedIn", NOW, "expired"],
		["pending", null, "pending"],
		["converted", NOW - 1, "converted"],
		["forfeited", NOW - 1, "forfeited"],
	])("%s until %s is %s, whether a job has run or not", (state, until, expected) => {
		expect(stateAt({ state, until_at: until === null ? null : at(until) }, NOW)).toBe(expected);
	});
});

describe("[PROMO-02] bonuses in turn", () => {
	const row = (grant_id: bigint, state: GrantState, given: number, currency = "CAD") => ({
		...{ grant_id, state, currency, given_at: at(given) },
	});
	it.each([
		["the first that was given", [row(2n, "pending", 5), row(1n, "pending", 6)], 2n],
		["of two given at once the older", [row(2n, "pending", 5), row(1n, "pending", 5)], 1n],
		["none while one is in force", [row(1n, "active", 1), row(2n, "pending", 5)], undefined],
		["none of those that are only taken", [row(1n, "optedIn", 1)], undefined],
		["that of the wallet's currency", [row(1n, "active", 1, "EUR"), row(2n, "pending", 5)], 2n],
	])("%s comes next", (_name, open, next) => {
		expect(nextOf(open, "CAD")?.grant_id).toBe(next);
	});
});
