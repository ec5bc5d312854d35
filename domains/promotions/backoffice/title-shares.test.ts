import { describe, expect, it } from "vitest";
import { namesIn, rowsIn, TITLES, textOfRows, titlesIn } from "./title-shares.ts";

describe("[PROMO-02] games that count otherwise than their class, in the form of terms", () => {
	it.each([
		["none", [], "", []],
		["an excluded one", [{ title: "tidal-book", percent: "" }], "tidal-book excluded", [null]],
		[
			"one with a share, and one that counts nothing",
			[
				{ title: "amber-fox", percent: "50" },
				{ title: "tidal-book", percent: "0" },
			],
			"amber-fox 50, tidal-book 0",
			[50, 0],
		],
	])("are read as the rows say: %s", (_which, rows, text, percents) => {
		expect(textOfRows(rows)).toBe(text);
		expect(rowsIn(text)).toEqual(rows);
		expect(titlesIn(text)?.map(({ percent }) => percent)).toEqual(percents);
	});

	it.each(["a row without a game", "a share that is none"])("are wrong in %s", (which) => {
		const row = which.includes("without") ? { title: "", percent: "" } : { title: "tidal-book", percent: "half of it" };
		expect(titlesIn(textOfRows([row]))).toBeUndefined();
	});

	it("are chosen and read by their names", () => {
		expect(TITLES).toContainEqual({ value: "midnight-roulette", text: "Midnight Roulette" });
		expect(namesIn("tidal-book excluded, amber-fox 50")).toBe("Tidal Book excluded, Amber Fox 50%");
	});
});
