import { describe, expect, it } from "vitest";
import { hashOfRound, roundInHash } from "./given-round.ts";

describe("[GAME-02] the verifier is opened with the round in it", () => {
	it("which comes out of the address as it went in", () => {
		const round = { gameId: "tidal-book", events: [{ type: "reelsStopped" }], fairness: { clientSeed: "a b %" } };
		expect(JSON.parse(roundInHash(hashOfRound(round)))).toEqual(round);
	});

	it("or without one, also where the address is broken", () => {
		expect(hashOfRound(undefined)).toBe("");
		expect(roundInHash("")).toBe("");
		expect(roundInHash("#%E0%A4%A")).toBe("");
	});
});
