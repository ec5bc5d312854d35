import { sheets } from "@baize/games/sheets";
import { spinGames } from "@baize/games/spins";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { BET_RETURNS_X10000, cashbackTerms, spinsTerms } from "../../testing/index.ts";
import { demoOffers } from "../seed/demo-offers.data.ts";
import { DEMO_PRICES } from "../seed/demo-prices.data.ts";
import { type Play, playOnce, sumUp } from "./play-terms.ts";
import { priceTerms } from "./price-terms.ts";

const known = { titles: sheets, spinGames, betReturnsX10000: BET_RETURNS_X10000 };
const play: Play = { faceUnits: 1_000, stakeUnits: 100, requiredUnits: 2_000, percent: 100, maxConvertedUnits: null };
const pays = (lineBets: number) => ({ round: () => lineBets, lines: 10 });

describe("[PROMO-02] a bonus that is played", () => {
	it.each([
		["that returns each stake is wagered and kept", pays(10), play, { kept: 1_000, staked: 2_000, isFinished: true }],
		["that returns nothing is used up", pays(0), play, { kept: 0, staked: 1_000, isFinished: false }],
		["that doubles", pays(20), play, { kept: 3_000, staked: 2_000, isFinished: true }],
		[
			"that doubles, capped",
			pays(20),
			{ ...play, maxConvertedUnits: 500 },
			{ kept: 500, staked: 2_000, isFinished: true },
		],
		["of which a half counts", pays(10), { ...play, percent: 50 }, { kept: 1_000, staked: 4_000, isFinished: true }],
		["smaller than a stake", pays(0), { ...play, faceUnits: 30 }, { kept: 0, staked: 30, isFinished: false }],
	])("%s", (_name, title, how, life) => {
		expect(playOnce(title, how, seededDraws(1))).toEqual(life);
	});

	it("is worth its face less what the title keeps of all that is staked", () => {
		const lives = [
			{ kept: 900, staked: 2_000, isFinished: true },
			{ kept: 0, staked: 1_000, isFinished: false },
		];
		expect(sumUp(lives, play, 0.96)).toMatchObject({
			finishX1000: 500,
			keptUnits: 900,
			stakedUnits: 1_500,
			playerValueUnits: 940,
		});
	});
});

describe("[PROMO-02] a price", () => {
	it("of the demo code is the one that simulating answers, below its face", async () => {
		const code = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "code")!;
		const price = await priceTerms(code.terms, known);
		expect(price).toEqual(DEMO_PRICES.code);
		expect(price!.playerValueUnits).toBeLessThan(price!.faceUnits);
	});

	describe("of terms that name titles", () => {
		const { terms } = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "code")!;
		const naming = (shown: readonly string[], percent: number | null) => ({
			...terms,
			wagering: { ...terms.wagering!, titles: shown.map((title) => ({ title, percent })) },
		});
		const others = sheets.map(({ id }) => id).filter((id) => id !== "tidal-book");

		it("is that of a title which is not excluded", async () => {
			const price = await priceTerms(naming(others, null), known);
			expect(price).toMatchObject({ gameName: "Tidal Book" });
			expect(price!.playerValueUnits).toBeLessThanOrEqual(DEMO_PRICES.code.playerValueUnits);
		});

		it("is lower where less of a stake on it counts", async () => {
			const tidal = naming(others, null);
			const half = { title: "tidal-book", percent: 50 };
			const halved = { ...tidal, wagering: { ...tidal.wagering, titles: [...tidal.wagering.titles, half] } };
			const [whole, less] = [await priceTerms(tidal, known), await priceTerms(halved, known)];
			expect(less!.playerValueUnits).toBeLessThan(whole!.playerValueUnits);
		});

		it("is the whole face where only slots are left whose distribution is not known", async () => {
			const price = await priceTerms(naming([...others, "tidal-book"], null), known);
			expect(price).toMatchObject({ playerValueUnits: price!.faceUnits, finishX1000: 1_000 });
			const sports = { gameClass: "sports" as const, percent: 100 };
			const mixed = naming([...others, "tidal-book"], 0);
			const shares = [...mixed.wagering.shares, sports];
			const withBets = await priceTerms({ ...mixed, wagering: { ...mixed.wagering, shares } }, known);
			expect(withBets).toMatchObject({ playerValueUnits: withBets!.faceUnits, finishX1000: 1_000 });
		});
	});

	it("of the demo bets is the one that simulating answers", async () => {
		const bets = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "bets")!;
		expect(await priceTerms(bets.terms, known)).toEqual(DEMO_PRICES.bets);
	});

	it("of games and bets together costs at most what the margin of the cheaper one leaves", async () => {
		const { terms } = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "code")!;
		const shares = [...terms.wagering!.shares.slice(0, 1), { gameClass: "sports" as const, percent: 100 }];
		const mixed = { ...terms, wagering: { ...terms.wagering!, shares, maxConvertedUnits: null } };
		const price = await priceTerms(mixed, known);
		// The title that returns the most returns 96.5 %.
		expect(price).toMatchObject({ costUnits: 483, gameName: expect.stringMatching(/./) });
		expect(price!.bets).toBeUndefined();
	});

	it("of the demo spins is what their stakes return", async () => {
		const spins = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "spins")!;
		expect(await priceTerms(spins.terms, known)).toEqual(DEMO_PRICES.spins);
	});

	it.each([
		["clusters", ["coral-cascade"], 20, "Coral Cascade", 9_594],
		["reels of any height", ["thunder-pines"], 100, "Thunder Pines", 9_594],
		[
			"the one of several that returns most",
			["coral-cascade", "tidal-book", "silk-caravan"],
			20,
			"Silk Caravan",
			9_633,
		],
		["a title with a jackpot, which spins do not draw for", ["ember-court"], 20, "Ember Court", 9_580],
	])("of spins on %s is what their stakes return", async (_name, titles, stakeUnits, gameName, returnX10000) => {
		const spins = { count: 10, titles, stakeUnits, days: 7 };
		const price = await priceTerms(spinsTerms(0, { spins }), known);
		const faceUnits = 10 * stakeUnits;
		expect(price).toMatchObject({ gameName, faceUnits, stakeUnits });
		expect(price!.returnX10000).toBe(returnX10000);
		expect(Math.abs(price!.playerValueUnits - (faceUnits * returnX10000) / 10_000)).toBeLessThan(1);
	});

	it("of spins whose wins are wagered is less than of those whose wins are cash", async () => {
		const { wagering } = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "code")!.terms;
		const [cash, wagered] = [spinsTerms(0), spinsTerms(0, { wagering })];
		const [more, less] = [await priceTerms(cash, known), await priceTerms(wagered, known)];
		expect(less!.playerValueUnits).toBeLessThan(more!.playerValueUnits);
		expect(less!.finishX1000).toBeLessThan(1_000);
	});

	it.each([
		["a game that is not there", "no-such-game"],
		["a game that does not take their stake", "painted-dunes"],
	])("is none of spins on %s", async (_name, title) => {
		const spins = { count: 2, titles: [title], stakeUnits: 20, days: 7 };
		expect(await priceTerms(spinsTerms(0, { spins }), known)).toBeNull();
	});

	it("is not computed for cash that is lost before", async () => {
		expect(await priceTerms(cashbackTerms(0), known)).toBeNull();
	});

	it("is the whole face where no game's distribution is known", async () => {
		const { terms } = demoOffers(0, DEMO_PRICES)[0]!;
		const onTables = {
			...terms,
			wagering: { ...terms.wagering!, shares: [{ gameClass: "roulette" as const, percent: 100 }] },
		};
		expect(await priceTerms(onTables, known)).toMatchObject({
			faceUnits: 5_000,
			playerValueUnits: 5_000,
			finishX1000: 1_000,
		});
	});
});
