import { spinGames } from "@baize/games/spins";
import { systemClock } from "@baize/kernel/time";
import type { GameClass } from "@baize/ledger/contract";
import { openFreeBets } from "@baize/sports/server";
import { describe, expect, it } from "vitest";
import type { TitleShare } from "../../contract/index.ts";
import { freeBetTerms, matchTerms, spinsTerms, TEST_GAMES } from "../../testing/index.ts";
import { DEMO_PRICES } from "../seed/demo-prices.data.ts";
import { failedChecks } from "./checks.ts";

const { issueOf: issueOfFreeBet } = openFreeBets({ clock: systemClock, ids: () => 1n });
const known = { spinGames, games: TEST_GAMES, isCodeTaken: false, issueOfFreeBet };
const spins = { count: 2, titles: ["tidal-book"], stakeUnits: 20, days: 7 };

describe("[PROMO-02] an offer of spins can be published", () => {
	it.each<[string, Partial<typeof spins>, string | undefined]>([
		["on a game that takes the stake", {}, undefined],
		["on slots of every kind", { titles: ["tidal-book", "coral-cascade", "silk-caravan", "copper-vault"] }, undefined],
		["not on a slot off whose grid the stake is", { titles: ["tidal-book", "painted-dunes"] }, "painted-dunes"],
		[
			"not on a game where the player chooses",
			{ titles: ["midnight-roulette", "five-sheaves"] },
			"midnight-roulette, five-sheaves",
		],
		["not on a game that is not there", { titles: ["tidal-book", "no-such-game"] }, "no-such-game"],
		["not at a stake that the game does not take", { stakeUnits: 21 }, "tidal-book"],
	])("%s", (_name, over, detail) => {
		const terms = spinsTerms(0, { spins: { ...spins, ...over } });
		const failed = failedChecks({ terms, price: DEMO_PRICES.spins }, known);
		const refused = failed.filter(({ check }) => check === "spinsRefused");
		expect(refused).toEqual(detail === undefined ? [] : [{ check: "spinsRefused", place: null, detail }]);
	});

	it.each([
		["where the law allows it", ["IE", "CA"], []],
		["not where the law of one of its places forbids it", ["IE", "GB"], ["spinsRefused"]],
	])("on a title that sells its feature, %s", (_name, places, refused) => {
		const terms = spinsTerms(0, { places, spins: { ...spins, titles: ["iron-garden-gate-open"], stakeUnits: 544 } });
		const failed = failedChecks({ terms, price: DEMO_PRICES.spins }, known).map(({ check }) => check);
		expect(failed.filter((check) => check === "spinsRefused")).toEqual(refused);
	});

	it("not without a price", () => {
		const failed = failedChecks({ terms: spinsTerms(0), price: null }, known);
		expect(failed.map(({ check }) => check)).toContain("priceMissing");
	});
});

describe("[PROMO-02] an offer of a free bet can be published", () => {
	const freeBet = freeBetTerms(0).freeBet!;
	const failedWith = (faceUnits: number) =>
		failedChecks({ terms: freeBetTerms(0, { freeBet: { ...freeBet, faceUnits } }), price: DEMO_PRICES.freeBet }, known);

	it.each([10, 1_000, 200_000])("with a face of %i units, which each currency's book takes", (faceUnits) => {
		expect(failedWith(faceUnits)).toEqual([]);
	});

	it.each([9, 500_001])("not with a face of %i units", (faceUnits) => {
		const [failed, ...others] = failedWith(faceUnits);
		expect(others).toEqual([]);
		expect(failed).toMatchObject({ check: "freeBetRefused" });
		expect(failed!.detail).toContain("CAD, USD");
	});

	it("not without a price", () => {
		const failed = failedChecks({ terms: freeBetTerms(0), price: null }, known);
		expect(failed.map(({ check }) => check)).toEqual(["priceMissing"]);
	});
});

describe("[PROMO-02] an offer of a bonus can be published", () => {
	const { wagering } = matchTerms(0);
	const withShares = (shares: { gameClass: GameClass; percent: number }[]) => ({
		terms: matchTerms(0, { wagering: { ...wagering!, shares } }),
		price: DEMO_PRICES.match,
	});

	it("whose wagering names games", () => {
		expect(failedChecks(withShares([{ gameClass: "slots", percent: 100 }]), known)).toEqual([]);
	});

	const withTitles = (...titles: TitleShare[]) => ({
		terms: matchTerms(0, { wagering: { ...wagering!, titles } }),
		price: DEMO_PRICES.match,
	});
	const excluded = (title: string) => ({ title, percent: null });

	it("that excludes games of a class that counts, or gives them another share", () => {
		expect(failedChecks(withTitles(excluded("tidal-book")), known)).toEqual([]);
		expect(failedChecks(withTitles({ title: "amber-fox", percent: 0 }), known)).toEqual([]);
	});

	it.each([
		["that is not there", "no-such-game"],
		["whose class does not count", "midnight-roulette"],
	])("not where it names a game %s", (_why, title) => {
		const check = { check: "titlesNotCounted", place: null, detail: title };
		expect(failedChecks(withTitles(excluded(title), excluded("tidal-book")), known)).toEqual([check]);
	});

	it("not where it leaves no game to wager it on", () => {
		const judged = withTitles(excluded("tidal-book"), { title: "amber-fox", percent: 0 });
		expect(failedChecks(judged, known).map(({ check }) => check)).toEqual(["noGameCounts"]);
	});

	it.each(["sports", "horses", "virtuals"] as const)("where %s counts, once it has a price", (gameClass) => {
		const judged = withShares([{ gameClass, percent: 50 }]);
		expect(failedChecks(judged, known)).toEqual([]);
		expect(failedChecks({ ...judged, price: null }, known).map(({ check }) => check)).toEqual(["priceMissing"]);
	});

	it("not where it could cost more than its face, though the example does not", () => {
		const { terms } = withShares([{ gameClass: "sports", percent: 100 }]);
		const price = { ...DEMO_PRICES.match, costUnits: DEMO_PRICES.match.faceUnits + 1 };
		expect(failedChecks({ terms, price }, known).map(({ check }) => check)).toEqual(["worthMoreThanFace"]);
	});
});
