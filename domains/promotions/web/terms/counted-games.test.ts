import { describe, expect, it } from "vitest";
import type { WageringView } from "../../contract/views.ts";
import { countedGames, countedTitles, fastestGame } from "./counted-games.ts";

type Contributions = WageringView["contributions"];

const TERMS: Contributions = [
	{ gameClass: "roulette", percent: 20, isExcluded: false },
	{ gameClass: "slots", percent: 100, isExcluded: false },
	{ gameClass: "videoPoker", percent: 50, isExcluded: false },
	{ gameClass: "blackjack", percent: 0, isExcluded: false },
	{ gameClass: "sports", percent: 0, isExcluded: true },
];

describe("[PROMO-02] what counts for the wagering of a bonus", () => {
	it("are sorted by all, by a part with the highest first, and by nothing", () => {
		expect(countedGames(TERMS)).toEqual({
			full: ["slots"],
			part: [TERMS[2], TERMS[0]],
			none: ["blackjack", "sports"],
		});
	});

	it("are sorted alike where they are titles, by their names", () => {
		const title = (gameId: string, name: string, percent: number, isExcluded = false) => ({
			...{ gameId, name, percent, isExcluded },
		});
		const [tidal, amber] = [title("tidal-book", "Tidal Book", 20), title("amber-fox", "Amber Fox", 50)];
		const titles = [title("a", "A", 0), tidal, title("b", "B", 0, true), title("c", "C", 100), amber];
		expect(countedTitles(titles)).toEqual({ full: ["C"], part: [amber, tidal], none: ["A", "B"] });
	});

	it.each<[string, Contributions, string | undefined]>([
		["the one that counts in full", TERMS, "slots"],
		["else the one with the largest part", TERMS.filter(({ percent }) => percent < 100), "videoPoker"],
		["none where nothing counts", TERMS.filter(({ percent }) => percent === 0), undefined],
	])("has a fastest game: %s", (_which, contributions, fastest) => {
		expect(fastestGame(contributions)?.gameClass).toBe(fastest);
	});
});
