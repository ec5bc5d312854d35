import { testSecrets } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { AUTHENTICATOR } from "./sealed-columns.ts";

/** Made by the code of before, nonce, ciphertext, tag, with the key for authenticators of the secret of tests. */
const OLD = Buffer.from(
	"2d4c6117ddcadf6357d52b43c6993d0f1672679150b1b1c86495f3080efc0e79e8d61ef0a127dc1b64040790c00f3ed4",
	"hex",
);
const ROW = 123_456_789_012_345_678n;
const SECRET = Buffer.from("00112233445566778899aabbccddeeff00112233", "hex");
const sealer = testSecrets().sealerFor(AUTHENTICATOR);

describe("an authenticator's secret that was sealed before there was one layout", () => {
	it("is opened, in its own row only", () => {
		expect(sealer.open(OLD, ROW)).toEqual(SECRET);
		expect(() => sealer.open(OLD, ROW + 1n)).toThrow("cannot be opened");
	});

	it("is resealed with the newest key", () => {
		const resealed = sealer.reseal(OLD, ROW);
		expect(resealed.subarray(0, 5).toString("hex")).toBe("0100000001");
		expect(sealer.open(resealed, ROW)).toEqual(SECRET);
	});
});
