import { describe, expect, it } from "vitest";
import { CURRENCIES, displayCode, displayDecimals, formatMoney } from "./index.ts";

/** Arabic text keeps an amount in one direction by an isolate around it. */
const arabic = (text: string): string => `\u2066${text}\u2069`;

type Row = readonly [currency: string, amountMinor: bigint, en: string, es: string, ar: string];

/** Every currency of the table, those of the specification without a wallet, and some that nothing here knows. */
const EVERY_CURRENCY: readonly Row[] = [
	["CAD", 123_456_789n, "$1,234,567.89", "1.234.567,89 $", "1,234,567.89 CA$"],
	["USD", 123_456_789n, "$1,234,567.89", "1.234.567,89 $", "1,234,567.89 US$"],
	["EUR", 123_456_789n, "€1,234,567.89", "1.234.567,89 €", "1,234,567.89 €"],
	["GBP", 123_456_789n, "£1,234,567.89", "1.234.567,89 £", "1,234,567.89 UK£"],
	["MXN", 123_456_789n, "$1,234,567.89", "1.234.567,89 $", "1,234,567.89 MX$"],
	["BRL", 123_456_789n, "R$1,234,567.89", "1.234.567,89 R$", "1,234,567.89 R$"],
	["JPY", 123_456_789n, "¥1,234,567", "1.234.567 ¥", "1,234,567 JP¥"],
	["INR", 123_456_789n, "₹1,234,567", "1.234.567 ₹", "1,234,567 ₹"],
	["VND", 123_456_789n, "₫1,234,567", "1.234.567 ₫", "1,234,567 ₫"],
	["IDR", 123_456_789n, "Rp 1,234,567", "1.234.567 Rp", "1,234,567 Rp"],
	["BTC", 123_456_789n, "m฿ 1,234.56789", "m฿ 1234,56789", "m฿ 1,234.56789"],
	["XBT", 123_456_789n, "m฿ 1,234.56789", "m฿ 1234,56789", "m฿ 1,234.56789"],
	["BSV", 123_456_789n, "BSV 1.23456789", "BSV 1,23456789", "BSV 1.23456789"],
	["BCH", 123_456_789n, "BCH 1.23456789", "BCH 1,23456789", "BCH 1.23456789"],
	["LTC", 123_456_789n, "LTC 1.23456789", "LTC 1,23456789", "LTC 1.23456789"],
	["ETH", 123_456_789n, "ETH 1.23456789", "ETH 1,23456789", "ETH 1.23456789"],
	["USDT", 123_456_789n, "USDT 1.23456789", "USDT 1,23456789", "USDT 1.23456789"],
	["XSC", 123_456_789n, "XSC 1,234,567.89000", "XSC 1.234.567,89000", "XSC 1,234,567.89000"],
	["mBTC", 123_456_789n, "mBTC 1,234,567.89000", "mBTC 1.234.567,89000", "mBTC 1,234,567.89000"],
	["QQQ", 123_456_789n, "QQQ 1,234,567.89", "QQQ 1.234.567,89", "QQQ 1,234,567.89"],
	["CHF", 123_456_789n, "CHF 1,234,567.89", "CHF 1.234.567,89", "CHF 1,234,567.89"],
	["DOGE", 123_456_789n, "DOGE 1,234,567.89", "DOGE 1.234.567,89", "DOGE 1,234,567.89"],
];

const AMOUNTS: readonly (readonly [name: string, ...Row])[] = [
	["one cent", "CAD", 1n, "$0.01", "0,01 $", "0.01 CA$"],
	["one satoshi", "BTC", 1n, "m฿ 0.00001", "m฿ 0,00001", "m฿ 0.00001"],
	["one satoshi of the other code", "XBT", 1n, "m฿ 0.00001", "m฿ 0,00001", "m฿ 0.00001"],
	["one bitcoin", "BTC", 100_000_000n, "m฿ 1,000.00000", "m฿ 1000,00000", "m฿ 1,000.00000"],
	["the smallest of eight decimals", "ETH", 1n, "ETH 0.00000001", "ETH 0,00000001", "ETH 0.00000001"],
	["less than is shown", "JPY", 99n, "¥0", "0 ¥", "0 JP¥"],
	["less than is shown, owed", "JPY", -99n, "¥0", "0 ¥", "0 JP¥"],
	["nothing, of which there is a wallet", "USD", 0n, "$0.00", "0,00 $", "0.00 US$"],
	["an amount owed", "EUR", -123_450n, "−€1,234.50", "−1234,50 €", "−1,234.50 €"],
	["an amount owed in milli-bitcoin", "XBT", -5n, "m฿ −0.00005", "m฿ −0,00005", "m฿ −0.00005"],
	["an amount owed without a symbol", "QQQ", -105n, "QQQ −1.05", "QQQ −1,05", "QQQ −1.05"],
	[
		"more than a float holds",
		"USDT",
		9_007_199_254_740_993n,
		"USDT 90,071,992.54740993",
		"USDT 90.071.992,54740993",
		"USDT 90,071,992.54740993",
	],
];

const inEachLanguage = ([currency, amountMinor, en, es, ar]: Row) =>
	[
		[currency, "en", amountMinor, en],
		[currency, "es", amountMinor, es],
		[currency, "ar", amountMinor, arabic(ar)],
	] as const;

describe("[WAL-04] an amount in each currency and language", () => {
	it.each(EVERY_CURRENCY.flatMap(inEachLanguage))("of %s in %s", (currency, locale, amountMinor, text) => {
		expect(formatMoney(amountMinor, currency, locale)).toBe(text);
	});

	it.each(AMOUNTS.flatMap(([name, ...row]) => inEachLanguage(row).map((each) => [name, ...each] as const)))(
		"is exact: %s, of %s in %s",
		(_name, currency, locale, amountMinor, text) => {
			expect(formatMoney(amountMinor, currency, locale)).toBe(text);
		},
	);

	it("is tested for every currency that a wallet can have", () => {
		expect(EVERY_CURRENCY.map(([currency]) => currency)).toEqual(
			expect.arrayContaining(CURRENCIES.map(({ code }) => code)),
		);
	});

	it.each([
		["eight", 8, ["BTC", "XBT", "BSV", "BCH", "LTC", "ETH", "USDT"]],
		["five", 5, ["XSC", "mBTC"]],
		["no", 0, ["JPY", "INR", "VND", "IDR"]],
		["two", 2, ["CAD", "USD", "EUR", "GBP", "MXN", "BRL", "QQQ", ""]],
	])("has %s decimals where the specification says so", (_name, decimals, currencies) => {
		expect(currencies.map(displayDecimals)).toEqual(currencies.map(() => decimals));
	});

	it.each([
		["BTC", "mBTC"],
		["XBT", "mBTC"],
		["mBTC", "mBTC"],
		["ETH", "ETH"],
		["CAD", "CAD"],
	])("of %s is counted in %s", (currency, code) => {
		expect(displayCode(currency)).toBe(code);
	});

	it.each([
		["undefined", undefined],
		["null", null],
		["not a number", Number.NaN],
		["infinite", Number.POSITIVE_INFINITY],
		["a fraction of a minor unit", 1.5],
		["an integer that a float does not hold", 2 ** 53],
		["a text", "12"],
		["a list", [12]],
	])("is an empty text where it is %s", (_name, amount) => {
		for (const locale of ["en", "es", "ar"])
			for (const [currency] of EVERY_CURRENCY) expect(formatMoney(amount as never, currency, locale)).toBe("");
	});
});
