import { toHex } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { openRaceSeeds } from "./seeds.ts";

const bytesFrom = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, at) => first + at);
const random = { bytes: () => bytesFrom(32) };

describe("[VIRT-01] a race's server seed", () => {
	it("is for ever the same HMAC-SHA256 of the key and its salt, and so is its commitment", () => {
		const maker = openRaceSeeds(bytesFrom(0), random);
		const sealed = maker.newSeed();
		expect(sealed).toEqual({
			salt: bytesFrom(32),
			commitment: "91cb5c3922e61f2ff9ecf5e7f9e6251fd307aee26b680677bf1a5b19f89a9b1a",
		});
		expect(toHex(maker.openSeed(sealed)!)).toBe("62215de7bddcea7e2c4047ff6bb94f8d18262fc8b3f3648134bb7d44158ff84d");
	});

	it("is not revealed by another key", () => {
		const sealed = openRaceSeeds(bytesFrom(0), random).newSeed();
		expect(openRaceSeeds(bytesFrom(1), random).openSeed(sealed)).toBeNull();
	});
});
