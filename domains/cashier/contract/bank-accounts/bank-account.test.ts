import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretInGrouped, groupedAccount, isBankAccount, plainAccount, readIban } from "./bank-account.ts";

const RIGHT = "DE89370400440532013000";

describe("a bank account", () => {
	it.each([
		["DE89 3704 0044 0532 0130 00", true],
		["de89370400440532013000", true],
		["DE88 3704 0044 0532 0130 00", false],
		["GB82-WEST-1234-5698-7654-32", true],
		["NO9386011117947", true],
		["MT84MALT011000012345MTLCAST001S", true],
		["00789-1234", true],
		["XX1234567", true],
		["12", false],
		["12345ñ789", false],
		["", false],
		["DE89 3704", false],
		["GB82 WEST 1234", false],
	])("%j can exist: %s", (text, expected) => {
		expect(isBankAccount(text)).toBe(expected);
	});

	it("is never mistaken for another by one wrong digit of an IBAN", () => {
		fc.assert(
			fc.property(fc.integer({ min: 4, max: RIGHT.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
				const digit = (Number(RIGHT[at]) + by) % 10;
				expect(isBankAccount(RIGHT.slice(0, at) + digit + RIGHT.slice(at + 1))).toBe(false);
			}),
		);
	});

	it("has the length of its country, also where the check digits of another length fit", () => {
		const withDigits = (account: string): string => {
			const numbers = `${account}DE00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
			return `DE${String(98n - (BigInt(numbers) % 97n)).padStart(2, "0")}${account}`;
		};
		expect(isBankAccount(withDigits("370400440532013000"))).toBe(true);
		expect(isBankAccount(withDigits("37040044053201300"))).toBe(false);
		expect(isBankAccount(withDigits("3704004405320130001"))).toBe(false);
	});
});

describe("an IBAN while it is typed", () => {
	it.each([
		["DE", undefined],
		["DE8", undefined],
		["DE89", { status: "short", country: "DE", length: 22, offBy: 18 }],
		["de89 3704 0044 0532 0130 0", { status: "short", country: "DE", length: 22, offBy: 1 }],
		["DE89 3704 0044 0532 0130 00", { status: "right", country: "DE", length: 22, offBy: 0 }],
		["DE89 3704 0044 0532 0130 01", { status: "wrong", country: "DE", length: 22, offBy: 0 }],
		["DE89 3704 0044 0532 0130 000", { status: "long", country: "DE", length: 22, offBy: 1 }],
		["DE89 3704 0044 0532 0130 0ñ", { status: "wrong", country: "DE", length: 22, offBy: 0 }],
		["021000021-123456789", undefined],
		["ZZ89 3704 0044", undefined],
	])("%j is read as %o", (text, expected) => {
		expect(readIban(text)).toEqual(expected);
	});

	it.each([
		["de89370400440532013000", "DE89 3704 0044 0532 0130 00"],
		["DE89-3704-0044-0532-0130-00", "DE89 3704 0044 0532 0130 00"],
		["IBAN: DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"],
		["iban gb82west12345698765432", "GB82 WEST 1234 5698 7654 32"],
		["DE8", "DE8"],
		["DE89 ", "DE89"],
		["021000021-123456789", "021000021-123456789"],
		["my account", "my account"],
		["", ""],
	])("%j stands as %j", (text, grouped) => {
		expect(groupedAccount(text)).toBe(grouped);
	});

	it("loses no character by being grouped, however often", () => {
		const typed = fc.array(fc.constantFrom(..."DE89 370-4aZ"), { maxLength: 40 }).map((parts) => parts.join(""));
		fc.assert(
			fc.property(typed, (text) => {
				const grouped = groupedAccount(text);
				expect(plainAccount(grouped)).toBe(plainAccount(text));
				expect(groupedAccount(grouped)).toBe(grouped);
			}),
		);
	});

	it.each([
		["at the end", "DE893", 5, "DE89 3", 6],
		["in the middle", "DE8 9370", 3, "DE89 370", 3],
		["behind the first group", "DE89x3704", 5, "DE89 X370 4", 6],
		["at the beginning", "DE893704", 0, "DE89 3704", 0],
	])("keeps the caret behind the same character: %s", (_name, text, caret, grouped, expected) => {
		expect(caretInGrouped(text, caret, grouped)).toBe(expected);
	});
});
