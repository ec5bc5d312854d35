import { testSecrets } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { DESTINATION, linkedAccountSealer } from "./sealed-columns.ts";

const ROW = 123_456_789_012_345_678n;
const ACCOUNT = "GB94BARC10201530093459";
const secrets = testSecrets();

/** Each made by the code of before, nonce, tag, ciphertext, with the column's key of the secret of tests. */
describe.each([
	{
		what: "a destination",
		sealer: secrets.sealerFor(DESTINATION),
		old: "dee1755cee38f942090d8228ff3e5606b49fc718c22a8a40c9229eef171bc8c3683ffda024bb6a875bb2047b353b760bc2e0",
	},
	{
		what: "the number of a linked account",
		sealer: linkedAccountSealer({ secrets }),
		old: "19d3bf826035b23ce72005d749493e6b321a85c32a8c98da1b861b08649344d725cd1bfce62021ffa9f7055bacb665d11a78",
	},
])("$what that was sealed before there was one layout", ({ sealer, old }) => {
	const sealed = Buffer.from(old, "hex");

	it("is opened, in its own row only", () => {
		expect(sealer.openText(sealed, ROW)).toEqual(ACCOUNT);
		expect(() => sealer.open(sealed, ROW + 1n)).toThrow("cannot be opened");
	});

	it("is resealed with the newest key", () => {
		const resealed = sealer.reseal(sealed, ROW);
		expect(resealed.subarray(0, 5).toString("hex")).toBe("0100000001");
		expect(sealer.openText(resealed, ROW)).toEqual(ACCOUNT);
	});
});
