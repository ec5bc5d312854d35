import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatJackpot } from "./format-jackpot.ts";

describe("[JACK-01] the amount of a jackpot on a badge", () => {
	it.each([
		{ name: "nothing", minor: 0n, en: "$0.00" },
		{ name: "999.99", minor: 999_99n, en: "$999.99" },
		{ name: "1,000", minor: 1_000_00n, en: "$1k" },
		{ name: "1,000.01", minor: 1_000_01n, en: "$1k" },
		{ name: "1,099.99", minor: 1_099_99n, en: "$1k" },
		{ name: "1,100", minor: 1_100_00n, en: "$1.1k" },
		{ name: "12,418.20", minor: 12_418_20n, en: "$12.4k" },
		{ name: "999,999", minor: 999_999_00n, en: "$999.9k" },
		{ name: "999,999.99", minor: 999_999_99n, en: "$999.9k" },
		{ name: "1,000,000", minor: 1_000_000_00n, en: "$1,000k" },
		{ name: "one cent above a million", minor: 1_000_000_01n, en: "$1.00M" },
		{ name: "1,000,001", minor: 1_000_001_00n, en: "$1.00M" },
		{ name: "1,239,999.99", minor: 1_239_999_99n, en: "$1.23M" },
		{ name: "more than a float holds", minor: 9_007_199_254_740_993_00n, en: "$9,007,199,254.74M" },
		{ name: "999 in minor units", minor: 999n, en: "$9.99" },
		{ name: "1,000 in minor units", minor: 1_000n, en: "$10.00" },
		{ name: "999,999 in minor units", minor: 999_999n, en: "$9.9k" },
		{ name: "1,000,000 in minor units", minor: 1_000_000n, en: "$10k" },
		{ name: "1,000,001 in minor units", minor: 1_000_001n, en: "$10k" },
	])("is cut, in thousands and millions: $name", ({ minor, en }) => {
		expect(formatJackpot(minor, "CAD", "en")).toBe(en);
	});

	it.each([
		{ locale: "es", currency: "EUR", text: "12,4k €" },
		{ locale: "ar", currency: "USD", text: formatJackpot(12_418_20n, "USD", "ar") },
		{ locale: "en", currency: "JPY", text: "¥12.4k" },
	])("is written as the language writes money: $locale $currency", ({ locale, currency, text }) => {
		expect(formatJackpot(12_418_20n, currency, locale)).toBe(text);
		expect(text).toContain("k");
	});

	it("has the code of a currency that has no symbol, and its own scale", () => {
		expect(formatJackpot(12_418_20_000000n, "USDT", "en")).toBe("USDT 12.4k");
		expect(formatJackpot(999_99_000000n, "USDT", "en")).toBe("USDT 999.99000000");
	});

	it("never shows more than there is", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (minor) => {
				expect(Number(minorOf(formatJackpot(minor, "CAD", "en")))).toBeLessThanOrEqual(Number(minor));
			}),
		);
	});
});

/** What a text says, in minor units. */
function minorOf(text: string): bigint {
	const [, whole = "", fraction = "", letter = ""] = /^\$([\d,]+)(?:\.(\d+))?([kM]?)$/.exec(text) ?? [];
	const digits = whole.replaceAll(",", "") + fraction.padEnd(8, "0");
	const times = { "": 1n, k: 1_000n, M: 1_000_000n }[letter]!;
	return (BigInt(digits) * times * 100n) / 10n ** 8n;
}
