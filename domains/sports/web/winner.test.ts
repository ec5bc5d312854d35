import { describe, expect, it } from "vitest";
import { hasWon } from "./winner.ts";

const result = { kind: "match-result" } as const;
const goals = { kind: "total-goals", lineX100: 250 } as const;

describe("[SPORT-01] the selection that is marked after a match", () => {
	it.each([
		["the home win", result, "home", [2, 1], true],
		["not the draw beside it", result, "draw", [2, 1], false],
		["the draw", result, "draw", [0, 0], true],
		["the goals over the line", goals, "over", [2, 1], true],
		["not those under it", goals, "under", [2, 1], false],
		["both that scored", { kind: "both-score" } as const, "yes", [2, 1], true],
	] as const)("is %s", (_name, market, key, [home, away], won) => {
		expect(hasWon(market, key, { status: "finished", home, away })).toBe(won);
	});

	it("is none before there is a score, and none when there never was one", () => {
		expect(hasWon(result, "home", null)).toBe(false);
		expect(hasWon(result, "home", { status: "abandoned" })).toBe(false);
	});
});
