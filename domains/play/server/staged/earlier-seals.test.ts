import { describe, expect, it } from "vitest";
import type { SealedRound } from "../../contract/index.ts";
import { readSealedRound, sealedText } from "../rounds/sealing.ts";

const round: SealedRound = {
	gameId: "tidal-book",
	sheetVersion: 1,
	bet: { lineBetMinor: 5 },
	stakeMinor: 50,
	winMinor: 0,
	fairness: { commitment: "0".repeat(64), clientSeed: "mine", nonce: 3 },
	events: [{ type: "roundEnded" }],
};

describe("[GAME-02] a sealed round", () => {
	it("is read as it was sealed", () => {
		const text = sealedText(round);
		expect(readSealedRound(Buffer.from(text))).toEqual({ text, round });
	});

	it("of the time when bets were line bets is read with its bet, and answered so", () => {
		const { bet: _, ...rest } = round;
		const { gameId, ...more } = rest;
		const earlier = JSON.stringify({ gameId, lineBetMinor: 5, ...more });
		const read = readSealedRound(Buffer.from(earlier));
		expect(read?.round).toEqual(round);
		expect(JSON.parse(read!.text)).toEqual(round);
	});

	it.each([
		["nothing", undefined],
		["a bet's seal", Buffer.from('{"legs":[]}')],
	])("is not found in %s", (_what, bytes) => {
		expect(readSealedRound(bytes)).toBeUndefined();
	});
});
