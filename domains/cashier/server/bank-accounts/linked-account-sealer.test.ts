import { testSecrets } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { linkedAccountSealer } from "../sealed-columns.ts";

/** Made by the code of before, nonce, tag, ciphertext, with the key for linked accounts of the secret of tests. */
const OLD = Buffer.from(
	"19d3bf826035b23ce72005d749493e6b321a85c32a8c98da1b861b08649344d725cd1bfce62021ffa9f7055bacb665d11a78",
	"hex",
);
const ROW = 123_456_789_012_345_678n;
const ACCOUNT = "GB94BARC10201530093459";
const sealer = linkedAccountSealer({ secrets: testSecrets() });

describe("an account number that was sealed before there was one layout", () => {
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
