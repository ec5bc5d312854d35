import { playRound, type ReelEvent, type ReelSheet, type ReelWindow } from "@baize/engines/reels";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { sheets } from "../../sheets.ts";
import { awaitedReels } from "./awaited.ts";

const SHEET = {
	symbols: [
		{ id: "book", role: "scatter" },
		{ id: "ten", role: "regular" },
	],
	freeSpins: { awarded: { 3: 10, 4: 12 }, retriggered: { 2: 3 } },
} as unknown as ReelSheet;
const STRIPS = Array.from({ length: 5 }, () => ["book", "ten", "ten", "ten"]);

/** A window by how many books each reel shows. */
const showing = (...books: readonly number[]): ReelWindow =>
	books.map((count) => [0, 1, 2].map((row) => (row < count ? "book" : "ten")));
const awaited = (window: ReelWindow, { isFree = false, strips = STRIPS } = {}): string =>
	awaitedReels(SHEET, window, { strips, isFree })
		.map((is) => (is ? "w" : "."))
		.join("");

describe("[GAME-01] reels are waited for", () => {
	it.each([
		["from the second book on, and not once the third has come", showing(1, 0, 1, 0, 1), "...ww"],
		["until the third has come", showing(1, 1, 0, 1, 0), "..ww."],
		["not where one alone came", showing(0, 1, 0, 0, 0), "....."],
		["not where the second comes with the last reel", showing(0, 0, 0, 1, 1), "....."],
		["not where three come at once", showing(3, 0, 0, 0, 0), "....."],
		["not where none came", showing(0, 0, 0, 0, 0), "....."],
	])("%s", (_when, window, expected) => {
		expect(awaited(window)).toBe(expected);
	});

	it("by what a free spin needs for more of them", () => {
		expect(awaited(showing(0, 1, 0, 0, 1), { isFree: true })).toBe("..www");
	});

	it("not where a reel has no book", () => {
		const strips = STRIPS.map((strip, reel) => (reel === 3 ? ["ten"] : strip));
		expect(awaited(showing(1, 1, 0, 0, 0), { strips })).toBe("..w.w");
	});

	it.each(sheets)("in $title exactly where free spins can still come with this reel", (sheet) => {
		const needed = Math.min(...Object.keys(sheet.freeSpins!.awarded).map(Number));
		const scatter = sheet.symbols.find(({ role }) => role === "scatter")!.id;
		for (let seed = 0; seed < 2_000; seed++) {
			const { events } = playRound(sheet, { lineBetMinor: 1n, draws: seededDraws(seed) });
			const { window } = events[0] as Extract<ReelEvent, { type: "reelsStopped" }>;
			const found = awaitedReels(sheet, window, { strips: sheet.reels, isFree: false });
			found.forEach((is, reel) => {
				const before = window
					.slice(0, reel)
					.flat()
					.filter((symbol) => symbol === scatter).length;
				const isPossible = before === needed - 1 && sheet.reels[reel]!.includes(scatter);
				if (is !== isPossible) expect.fail(`seed ${seed}, reel ${reel}`);
			});
		}
	});
});
