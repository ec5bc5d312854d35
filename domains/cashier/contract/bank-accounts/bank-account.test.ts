import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBankAccount } from "./bank-account.ts";

describe("a bank account", () => {
	it.each([
		["DE89 3704 0044 0532 0130 00", true],
		["de89370400440532013000", true],
		["DE88 3704 0044 0532 0130 00", false],
		["GB82-WEST-1234-5698-7654-32", true],
		["00789-1234", true],
		["12", false],
		["12345ñ789", false],
		["", false],
	])("%j can exist: %s", (text, expected) => {
		expect(isBankAccount(text)).toBe(expected);
	});

	it("is never mistaken for another by one wrong digit of an IBAN", () => {
		const right = "DE89370400440532013000";
		fc.assert(
			fc.property(fc.integer({ min: 4, max: right.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
				const digit = (Number(right[at]) + by) % 10;
				expect(isBankAccount(right.slice(0, at) + digit + right.slice(at + 1))).toBe(false);
			}),
		);
	});
});
