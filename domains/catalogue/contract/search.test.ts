import { describe, expect, it } from "vitest";
import { type Placed, shownHits } from "./search.ts";

const hit = (gameId: string, category = "slots"): Placed => ({ gameId, category });
const names = (hits: Placed[]): string[] => hits.map(({ gameId, category }) => `${gameId}@${category}`);

describe("[CAT-07] a game search shows", () => {
	const twice = [hit("fox"), hit("fox", "new"), hit("owl")];
	const many = Array.from({ length: 12 }, (_, index) => hit(`game-${index}`));

	it.each([
		["each game once, at its best place", twice, {}, ["fox@slots", "owl@slots"]],
		[
			"every place, where duplicates are allowed",
			twice,
			{ allowDuplicates: true },
			["fox@slots", "fox@new", "owl@slots"],
		],
		["nothing of the all-games category", [hit("fox", "all-games"), hit("fox", "new")], {}, ["fox@new"]],
		["nothing for no hits", [], {}, []],
		["as many as requested", many, { limit: 2 }, ["game-0@slots", "game-1@slots"]],
	])("%s", (_what, hits, options, shown) => {
		expect(names(shownHits(hits, options))).toEqual(shown);
	});

	it("eight at most, unless another number is requested", () => {
		expect(shownHits(many)).toHaveLength(8);
	});

	it("eight different games though the first are the same one", () => {
		const hits = [...Array.from({ length: 9 }, (_, index) => hit("fox", `c${index}`)), ...many];
		expect(new Set(shownHits(hits).map(({ gameId }) => gameId)).size).toBe(8);
	});
});
