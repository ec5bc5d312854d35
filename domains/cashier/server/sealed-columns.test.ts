import { testSecrets } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { DESTINATION } from "./sealed-columns.ts";

/** Made by the code of before, nonce, tag, ciphertext, with the key for destinations of the secret of tests. */
const OLD = Buffer.from(
	"dee1755cee38f942090d8228ff3e5606b49fc718c22a8a40c9229eef171bc8c3683ffda024bb6a875bb2047b353b760bc2e0",
	"hex",
);
const ROW = 123_456_789_012_345_678n;
const ACCOUNT = "GB94BARC10201530093459";
const sealer = testSecrets().sealerFor(DESTINATION);

describe("a destination that was sealed before there was one layout", () => {
	it("is opened, in its own row only", () => {
		expect(sealer.openText(OLD, ROW)).toEqual(ACCOUNT);
		expect(() => sealer.open(OLD, ROW + 1n)).toThrow("cannot be opened");
	});

	it("is resealed with the newest key", () => {
		const resealed = sealer.reseal(OLD, ROW);
		expect(resealed.subarray(0, 5).toString("hex")).toBe("0100000001");
		expect(sealer.openText(resealed, ROW)).toEqual(ACCOUNT);
	});
});
