import { toHex } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { openSeedMaker } from "./seed-maker.ts";

const bytesFrom = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, at) => first + at);

describe("[GAME-02] a server seed that players were promised", () => {
	it("is for ever the same HMAC-SHA256 of the key and its salt, and so is its commitment", () => {
		const maker = openSeedMaker(bytesFrom(0), { bytes: () => bytesFrom(32) });
		const { salt, commitment } = maker.newSeed();
		expect(salt).toEqual(bytesFrom(32));
		expect(toHex(maker.seedOf(salt))).toBe("62215de7bddcea7e2c4047ff6bb94f8d18262fc8b3f3648134bb7d44158ff84d");
		expect(commitment).toBe("91cb5c3922e61f2ff9ecf5e7f9e6251fd307aee26b680677bf1a5b19f89a9b1a");
	});
});
