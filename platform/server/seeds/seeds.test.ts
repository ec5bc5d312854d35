import { toHex } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { openDerivedSeeds } from "./index.ts";

const bytesFrom = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, at) => first + at);

describe("a derived seed", () => {
	it("is always the same HMAC-SHA256 of its key and salt, and so is its commitment", () => {
		const seeds = openDerivedSeeds(bytesFrom(0), { bytes: () => bytesFrom(32) });
		const { salt, commitment } = seeds.newSeed();
		expect(toHex(seeds.seedOf(salt))).toBe("62215de7bddcea7e2c4047ff6bb94f8d18262fc8b3f3648134bb7d44158ff84d");
		expect(commitment).toBe("91cb5c3922e61f2ff9ecf5e7f9e6251fd307aee26b680677bf1a5b19f89a9b1a");
	});

	it("is not made from a salt that is too short to be secret", () => {
		const seeds = openDerivedSeeds(bytesFrom(0), { bytes: () => new Uint8Array(8) });
		expect(() => seeds.newSalt()).toThrow("a salt is as long as a seed");
		expect(() => seeds.newSeed()).toThrow("a salt is as long as a seed");
	});
});
