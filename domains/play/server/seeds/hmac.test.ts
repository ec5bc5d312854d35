import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hmac } from "./hmac.ts";

describe("our HMAC", () => {
	it("gives the bytes of OpenSSL's for every key of a seed's length and every text", () => {
		fc.assert(
			fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string({ unit: "grapheme" }), (key, text) => {
				expect(hmac(key, text)).toEqual(createHmac("sha256", key).update(text).digest());
			}),
		);
	});

	it("gives them again and again for one key", () => {
		const key = new Uint8Array(32).fill(3);
		for (const text of ["a:0:0", "a:1:0", "a:0:0", ""]) {
			expect(hmac(key, text)).toEqual(createHmac("sha256", key).update(text).digest());
		}
	});
});
