import { describe, expect, it } from "vitest";
import { isProfileToken, newCode, readCode } from "./codes.ts";

describe("[REF-01] a player's code", () => {
	it("is a profile's token, and says the player's bucket", () => {
		for (let bucket = 0; bucket < 64; bucket++) {
			const code = newCode(bucket, (limit) => (bucket * 7) % limit);
			expect(isProfileToken(code.text)).toBe(true);
			expect(readCode(code.text)).toEqual(code);
		}
	});

	it.each(["", "P", "P0ABCDEF", "P0ABCDEFGH", "A0ABCDEFG", "P0IBCDEFG", "PZZBCDEFG", "P0ABCDEF!", "p0abcdefg"])(
		"is not %s",
		(token) => {
			expect(readCode(token)).toBeUndefined();
		},
	);
});
