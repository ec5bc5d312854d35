import { createHash, createHmac } from "node:crypto";
import { hmac as nobleHmac } from "@noble/hashes/hmac.js";
import { sha256 as nobleSha256 } from "@noble/hashes/sha2.js";
import { describe, expect, it } from "vitest";
import {
	commitmentOf,
	type Draws,
	drawsFrom,
	drawsOf,
	fairDraws,
	fromHex,
	type Hmac,
	isInChain,
	openSeedChain,
	type Sha256,
	seededDraws,
	toHex,
	weighted,
} from "./index.ts";

type Hashes = { name: string; hmac: Hmac; sha256: Sha256 };

/** The two implementations in use: the server's and the browser's. */
const node: Hashes = {
	name: "node:crypto",
	hmac: (key, message) => createHmac("sha256", key).update(message).digest(),
	sha256: (message) => createHash("sha256").update(message).digest(),
};
const noble: Hashes = {
	name: "@noble/hashes",
	hmac: (key, message) => nobleHmac(nobleSha256, key, new TextEncoder().encode(message)),
	sha256: nobleSha256,
};

const serverSeed = Uint8Array.from({ length: 32 }, (_, at) => at);

describe.each([node, noble])("[GAME-02] the hashes of $name", ({ hmac, sha256 }) => {
	it.each([
		["0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
		["4a656665", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
		[
			"aa".repeat(131),
			"Test Using Larger Than Block-Size Key - Hash Key First",
			"60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
		],
	])("give the result of RFC 4231 for key %s", (key, message, mac) => {
		expect(toHex(hmac(fromHex(key), message))).toBe(mac);
	});

	it("give the commitment that anyone can compute from the revealed seed", () => {
		expect(commitmentOf(serverSeed, sha256)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
	});

	it("give the draws that another program computed from the written rule, over several blocks", () => {
		const draws = fairDraws({ serverSeed, clientSeed: "a player's own words ✓", nonce: 42 }, hmac);
		expect(Array.from({ length: 20 }, () => draws.below(1000))).toEqual(KNOWN);
	});
});

/** Computed with Python's hmac module from the rule in the doc of fairDraws. */
const KNOWN = [996, 820, 339, 579, 591, 738, 592, 459, 320, 612, 119, 869, 40, 230, 300, 960, 522, 786, 834, 972];

describe("[GAME-02] the draws of a round", () => {
	const drawn = (seeds: { clientSeed?: string; nonce?: number }): number[] => {
		const draws = fairDraws({ serverSeed, clientSeed: "client", nonce: 0, ...seeds }, node.hmac);
		return Array.from({ length: 12 }, () => draws.below(2 ** 32));
	};

	it("are the same for the same seeds", () => {
		expect(drawn({})).toEqual(drawn({}));
	});

	it("are others for another client seed or another nonce", () => {
		expect(drawn({ clientSeed: "other" })).not.toEqual(drawn({}));
		expect(drawn({ nonce: 1 })).not.toEqual(drawn({}));
	});

	it.each([-1, 0.5, Number.NaN])("refuse the nonce %s", (nonce) => {
		expect(() => drawn({ nonce })).toThrow("nonce");
	});

	it("refuse a server seed that is not 32 bytes", () => {
		const short = { serverSeed: new Uint8Array(31), clientSeed: "", nonce: 0 };
		expect(() => fairDraws(short, node.hmac)).toThrow("32 bytes");
	});
});

describe("[GAME-02] scaling a word to a range", () => {
	const scripted = (...words: number[]): Draws => drawsFrom(() => words.shift() ?? Number.NaN);

	it("throws away words beyond the last whole multiple, so that 2^31 + 1 choices stay equally likely", () => {
		expect(scripted(2 ** 32 - 1, 2 ** 31 + 1, 2 ** 31).below(2 ** 31 + 1)).toBe(2 ** 31);
	});

	it("takes every word where the range divides 2^32", () => {
		expect(scripted(2 ** 32 - 1).below(2 ** 32)).toBe(2 ** 32 - 1);
		expect(scripted(2 ** 32 - 1).below(2)).toBe(1);
		expect(scripted(2 ** 32 - 1).below(1)).toBe(0);
	});

	it("takes each word from four fresh bytes, wherever in their memory they lie", () => {
		const memory = Uint8Array.of(9, 9, 0xff, 0xff, 0xff, 0xfe, 9);
		const draws = drawsOf({ bytes: (count) => memory.subarray(2, 2 + count) });
		expect(draws.below(2 ** 32)).toBe(2 ** 32 - 2);
	});

	it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("refuses a range of %s", (n) => {
		expect(() => scripted(0).below(n)).toThrow("not possible");
	});

	it("gives the lowest third of 3 x 2^30 choices a third of the draws, where a remainder would give it half", () => {
		const draws = seededDraws(5);
		const low = Array.from({ length: 30_000 }, () => draws.below(3 * 2 ** 30)).filter((drawn) => drawn < 2 ** 30);
		expect(low.length / 30_000).toBeCloseTo(1 / 3, 1);
	});
});

describe("[GAME-02] every result of a range", () => {
	const streams: [string, () => Draws][] = [
		["fair", () => fairDraws({ serverSeed, clientSeed: "uniform", nonce: 7 }, node.hmac)],
		["seeded", () => seededDraws(2026)],
	];
	/** The 99.9 % points of chi-square: a fair stream passes them 999 times in 1,000, and these seeds are fixed. */
	const ranges: [n: number, critical: number][] = [
		[2, 10.83],
		[6, 20.52],
		[30, 58.3],
		[37, 67.99],
	];
	it.each(streams.flatMap(([name, open]) => ranges.map(([n, most]) => ({ name, open, n, most }))))(
		"is as likely as the others: $name draws below $n",
		({ open, n, most }) => {
			const counts = new Array<number>(n).fill(0);
			const draws = open();
			for (let at = 0; at < 60_000; at++) counts[draws.below(n)]! += 1;
			const expected = 60_000 / n;
			const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
			expect(chiSquare).toBeLessThan(most);
		},
	);
});

describe("a weighted choice", () => {
	const choices = [
		{ name: "often", weight: 3 },
		{ name: "seldom", weight: 1 },
	];
	it.each([
		[0, "often"],
		[2, "often"],
		[3, "seldom"],
	])("for the draw %i is %s", (drawn, name) => {
		expect(weighted({ below: () => drawn }, choices).name).toBe(name);
	});
});

describe("hexadecimal", () => {
	it("is read back", () => {
		expect(fromHex(toHex(serverSeed))).toEqual(serverSeed);
	});
	it.each(["0", "0g", "0x00"])("%s is refused", (text) => {
		expect(() => fromHex(text)).toThrow("pairs of digits");
	});
});

describe.each([node, noble])("[GAME-02] a chain of seeds with $name", ({ sha256 }) => {
	const last = Uint8Array.from({ length: 32 }, (_, at) => 255 - at);
	const chain = openSeedChain(last, 600, sha256);

	it("ends with what it was made from, and each element is the hash of the next", () => {
		expect(chain.element(600)).toEqual(last);
		for (const place of [1, 255, 256, 257, 512, 599]) {
			expect(toHex(sha256(chain.element(place + 1)))).toBe(toHex(chain.element(place)));
			expect(chain.commitmentTo(place)).toBe(commitmentOf(chain.element(place), sha256));
		}
		expect(chain.commitmentTo(1)).toBe(chain.commitment);
	});

	it("proves the place of an element, and of no other", () => {
		expect(isInChain(chain.element(300), 300, chain.commitment, sha256)).toBe(true);
		expect(isInChain(chain.element(300), 299, chain.commitment, sha256)).toBe(false);
		expect(isInChain(chain.element(301), 300, chain.commitment, sha256)).toBe(false);
	});

	it.each([0, 601, 1.5])("has no element at %d", (place) => {
		expect(() => chain.element(place)).toThrow("elements from 1");
	});
});
