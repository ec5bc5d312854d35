import { describe, expect, it } from "vitest";
import { issuesOf } from "./issues.ts";
import type { ReelSheet } from "./sheet.ts";
import { bookSheet, featureSheet, smallSheet } from "./testing.ts";

describe("[GAME-01] a sheet is refused with its issues", () => {
	const feature = featureSheet.freeSpins!;
	it.each<[string, Partial<ReelSheet>]>([
		["two symbols have the same id", { symbols: [...smallSheet.symbols, { id: "H", role: "low" }] }],
		["two symbols of role wild", { symbols: [...smallSheet.symbols, { id: "V", role: "wild" }] }],
		[
			"there are two wilds",
			{ symbols: [...smallSheet.symbols.slice(0, 3), { id: "S", role: "scatter", isWild: true }] },
		],
		["only a scatter can be wild", { symbols: [...smallSheet.symbols, { id: "V", role: "high", isWild: true }] }],
		["X is no symbol", { reels: [["X", "L", "L"], smallSheet.reels[1]!] }],
		["shorter than the window", { reels: [["L", "L"], smallSheet.reels[1]!] }],
		["two scatters can be in view", { reels: [["S", "L", "L", "S", "L"], smallSheet.reels[1]!] }],
		[
			"two lines are the same",
			{
				lines: [
					[1, 1],
					[1, 1],
				],
			},
		],
		["does not cross every reel", { lines: [[1]] }],
		["leaves the window", { lines: [[1, 3]] }],
		["H gives less for 2", { pays: { H: { 1: 5, 2: 4 } } }],
		["H gives a broken number", { pays: { H: { 2: 1.5 } } }],
		["S cannot pay on lines", { pays: { S: { 2: 1 } } }],
		["more spins than the feature can have", { freeSpins: { ...feature, awarded: { 2: 4 } } }],
		["the award gives less for 2", { freeSpins: { ...feature, awarded: { 1: 1 } } }],
		["the retrigger gives a broken number", { freeSpins: { ...feature, retriggered: { 2: 0.5 } } }],
		["award spins but pay nothing", { freeSpins: { ...feature, awarded: { 1: 1, 2: 1 } } }],
		["W cannot expand", { freeSpins: { ...feature, expanding: [{ symbol: "W", weight: 1 }] } }],
		["not a positive integer", { freeSpins: { ...feature, multipliers: [{ times: 2, weight: 0 }] } }],
		["another number of reels", { freeSpins: { ...feature, reels: [["H", "L", "L"]] } }],
	])("%s", (issue, change) => {
		expect(issuesOf({ ...featureSheet, ...change }).join("; ")).toContain(issue);
	});

	it("and has none when it is whole", () => {
		expect([smallSheet, featureSheet, bookSheet].flatMap(issuesOf)).toEqual([]);
	});
});
