import { testSecrets } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { PICTURE_KEY } from "./sealed-columns.ts";
import { openSealing } from "./sealing.ts";

/** Made by the code of before, nonce, tag, ciphertext: a picture, and its key under that of the secret of tests. */
const OLD_PICTURE = Buffer.from(
	"59efdb5ab43109943fc7d60479168a435139b6f28c1207ee629946d638a9cf2bb30021551fa74a870527cbccaa",
	"hex",
);
const OLD_KEY = Buffer.from(
	"06771a1cf2fa518f0489a0286d5ac42d6a3513daf05f0ec66fc8dffd7496441fe3a3744116a34afba7b03a2d3626056f9c4079d164e2b24af5c4d4a5",
	"hex",
);
const ROW = 123_456_789_012_345_678n;
const BYTES = Buffer.from("a picture's bytes");
const sealing = openSealing(testSecrets());

describe("a picture that was sealed before there was one layout", () => {
	it("is opened, in its own row only", () => {
		expect(sealing.open(OLD_PICTURE, OLD_KEY, ROW)).toEqual(BYTES);
		expect(() => sealing.open(OLD_PICTURE, OLD_KEY, ROW + 1n)).toThrow("cannot be opened");
	});

	it("is opened also when its key was resealed, and its bytes were not", () => {
		const resealed = testSecrets().sealerFor(PICTURE_KEY).reseal(OLD_KEY, ROW);
		expect(resealed.subarray(0, 5).toString("hex")).toBe("0100000001");
		expect(sealing.open(OLD_PICTURE, resealed, ROW)).toEqual(BYTES);
	});
});

describe("a picture", () => {
	it("has a key of its own, and opens by it alone", () => {
		const [one, other] = [sealing.seal(BYTES, ROW), sealing.seal(BYTES, ROW)];
		expect(sealing.open(one.sealed, one.wrappedKey, ROW)).toEqual(BYTES);
		expect(one.sealed).not.toEqual(other.sealed);
		expect(() => sealing.open(one.sealed, other.wrappedKey, ROW)).toThrow("cannot be opened");
	});
});
