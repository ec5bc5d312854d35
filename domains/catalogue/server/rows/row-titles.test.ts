import type { GameRule } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";
import { describe, expect, it } from "vitest";
import { largeCatalogue } from "../../testing/large-catalogue.ts";
import { openCatalogue } from "../index.ts";

const everything: GeoVisibility = () => true;
const CONTEXT = { locale: "en", today: "2026-11-28", popular: [], isVisible: everything } as const;

function catalogueOf(count: number) {
	const content = largeCatalogue(count);
	const catalogue = openCatalogue({
		content,
		gameFacts: content.gameFacts,
		geoVisibilityOf: () => everything,
		areLiveTablesOpen: () => true,
	});
	return {
		catalogue,
		slugs: content
			.snapshot()
			.list("casino_game_page", "en")
			.map(({ slug }) => slug),
	};
}

const { catalogue, slugs } = catalogueOf(20);
const OCEAN: GameRule = { category: "ocean", sort: "editorial" };
const [ONE, OTHER] = [slugs[3]!, slugs[12]!];
const row = (
	games: readonly string[],
	rule?: GameRule,
	{ limit = 12, isVisible = everything }: { limit?: number; isVisible?: GeoVisibility } = {},
) => catalogue.row({ games, rule, limit }, { ...CONTEXT, isVisible });

describe("[CAT-06] a row of the lobby", () => {
	it("has the picked games in their order", () => {
		expect(row([OTHER, ONE])).toMatchObject({ slugs: [OTHER, ONE], byHand: 2, left: [] });
	});

	it("has what a rule chooses", () => {
		const found = row([], OCEAN);
		expect(found.byHand).toBe(0);
		expect(found.slugs).toEqual([slugs[7], slugs[17]]);
	});

	it("completes the picked games by a rule, without repeating one", () => {
		expect(row([slugs[7]!, ONE], OCEAN)).toMatchObject({ slugs: [slugs[7], ONE, slugs[17]], byHand: 2 });
	});

	it("ends at its limit, and says which picked game has no place", () => {
		expect(row([ONE, OTHER], OCEAN, { limit: 1 })).toMatchObject({
			slugs: [ONE],
			byHand: 1,
			left: [{ slug: OTHER, why: "tooMany" }],
		});
		expect(row([ONE], OCEAN, { limit: 2 }).slugs).toEqual([ONE, slugs[7]]);
	});

	it("leaves out a picked game that is not listed, and fills its place by the rule", () => {
		expect(row(["gone", ONE], OCEAN)).toMatchObject({
			slugs: [ONE, slugs[7], slugs[17]],
			left: [{ slug: "gone", why: "notListed" }],
		});
	});

	it("[GEO-02] has nothing that is hidden, picked or chosen", () => {
		expect(row([ONE], OCEAN, { isVisible: () => false })).toEqual({
			cards: [],
			slugs: [],
			byHand: 0,
			left: [{ slug: ONE, why: "hidden" }],
		});
	});

	it.each<[string, GameRule]>([
		["of a category that is not there", { category: "none", sort: "editorial" }],
		["that nothing fits", { gameKind: "table", sort: "newest" }],
	])("is empty by a rule %s", (_which, rule) => expect(row([], rule).cards).toEqual([]));
});

it("goes over five thousand titles once for a rule, and reads the row in a fraction of a millisecond afterwards", () => {
	const large = catalogueOf(5_000);
	const rule: GameRule = { rtpFrom: "96", sort: "highestReturn" };
	const read = (popular: readonly string[] = [], ofRule = rule) =>
		large.catalogue.row({ games: [], rule: ofRule, limit: 12 }, { ...CONTEXT, popular }).slugs;
	const first = read();
	const startedMs = performance.now();
	for (let n = 0; n < 1_000; n++) expect(read()).toHaveLength(12);
	expect((performance.now() - startedMs) / 1_000).toBeLessThan(1);
	expect(read()).toEqual(first);
	const ranked: GameRule = { sort: "popular" };
	const [last] = large.slugs.slice(-1) as [string];
	expect(read([last], ranked)[0]).toBe(last);
	expect(read([ONE], ranked)[0]).toBe(ONE);
});
