import { describe, expect, it } from "vitest";
import { DEAL_MS, isLarge, resultOf, TURNED_MS } from "./dealt.ts";

const [ACE_OF_CLUBS, KING_OF_CLUBS, ACE_OF_DIAMONDS] = [0, 12, 13];

describe("[GAME-01] the cards of dragon and tiger", () => {
	it.each([
		["a king above an ace", [KING_OF_CLUBS, ACE_OF_DIAMONDS], "dragon"],
		["an ace below a king", [ACE_OF_CLUBS, KING_OF_CLUBS], "tiger"],
		["two aces", [ACE_OF_CLUBS, ACE_OF_DIAMONDS], "tie"],
	] as const)("are shown by their ranks: %s", (_case, dealt, result) => {
		expect(resultOf(dealt)).toBe(result);
	});

	it("are turned one after the other, and both before the deal ends", () => {
		expect(TURNED_MS.dragon).toBeLessThan(TURNED_MS.tiger);
		expect(TURNED_MS.tiger).toBeLessThan(DEAL_MS);
	});

	it.each([
		[100, 200, false],
		[200, 1_200, true],
	])("of a stake of %i that pay %i are celebrated as large: %s", (stakeMinor, winMinor, large) => {
		expect(isLarge({ stakeMinor, winMinor })).toBe(large);
	});
});
