import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalText, formatMoney, parseAmount, share, toWire } from "./index.ts";

describe("[WAL-04] money as a person reads it", () => {
	it.each([
		[24850n, "USD", "en", "$248.50"],
		[24850n, "CAD", "en", "$248.50"],
		[-1420n, "USD", "en", "−$14.20"],
		[123456789n, "EUR", "es", "1.234.567,89 €"],
		[150000n, "JPY", "en", "¥1,500"],
		[150099n, "INR", "en", "₹1,500"],
		[1n, "BTC", "en", "m฿ 0.00001"],
		[123456789n, "XBT", "en", "m฿ 1,234.56789"],
		[100000000n, "ETH", "en", "ETH 1.00000000"],
		[250000000n, "USDT", "en", "USDT 2.50000000"],
		[1050n, "QQQ", "en", "QQQ 10.50"],
		[24850n, "CAD", "ar", "\u2066248.50 CA$\u2069"],
		[-4731n, "CAD", "ar", "\u2066−47.31 CA$\u2069"],
		[-1n, "BTC", "ar", "\u2066m฿ −0.00001\u2069"],
		[9007199254740993n, "USD", "en", "$90,071,992,547,409.93"],
	])("%s minor units of %s in %s read %s", (amountMinor, currency, locale, text) => {
		expect(formatMoney(amountMinor, currency, locale)).toBe(text);
	});

	it.each([
		[500000n, "CAD", "en", "+$5,000.00"],
		[500000n, "CAD", "ar", "\u2066+5,000.00 CA$\u2069"],
		[-4731n, "CAD", "es", "−47,31 $"],
		[0n, "CAD", "en", "$0.00"],
		[-99n, "JPY", "en", "¥0"],
		[100000n, "BTC", "en", "m฿ +1.00000"],
	])("a change of %s minor units of %s in %s reads %s", (amountMinor, currency, locale, text) => {
		expect(formatMoney(amountMinor, currency, locale, "exceptZero")).toBe(text);
	});

	it("has no non-breaking space in any language", () => {
		for (const locale of ["en", "es", "ar", "fr"]) {
			expect(formatMoney(123456789n, "EUR", locale)).not.toMatch(/[\u00a0\u202f]/);
		}
	});
});

describe("amounts", () => {
	it("are read back from their own text", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom("USD", "JPY"), (amount, currency) => {
				expect(parseAmount(decimalText(amount, currency), currency)).toBe(amount);
			}),
		);
	});

	it.each([
		["19.99", 1999n],
		["19,99", 1999n],
		["١٩٫٩٩", 1999n],
		["7", 700n],
		["7.", 700n],
		["7.500", 750n],
		["7.501", null],
		["-1", null],
		["1e3", null],
		["", null],
		["1,000.00", null],
	])("typed %j mean %s cents", (text, amountMinor) => {
		expect(parseAmount(text, "USD")).toBe(amountMinor);
	});

	it("are shared rounding down, once", () => {
		expect(share(1000n, 95n, 50n)).toBe(1900n);
		expect(share(333n, 1n, 2n)).toBe(166n);
	});

	it("refuse to leave the safe range of JSON", () => {
		expect(() => toWire(2n ** 53n)).toThrow("does not fit");
	});
});
