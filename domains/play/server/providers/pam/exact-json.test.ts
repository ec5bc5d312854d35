import { describe, expect, it } from "vitest";
import { amountOf, readExactJson, WrittenNumber } from "./exact-json.ts";

const read = (text: string, currency = "CAD") => {
	const { amount } = readExactJson(Buffer.from(`{"amount":${text}}`)) as { amount: WrittenNumber };
	return amountOf(amount, currency);
};

describe("[GAME-03] amounts of providers", () => {
	it.each([
		["19.99", 1_999n],
		["19.990000", 1_999n],
		["0", 0n],
		["-0.00", 0n],
		["1e2", 10_000n],
		["1.5E-1", 15n],
		["90071992547409.91", 9_007_199_254_740_991n],
	])("%s is exact", (text, minor) => {
		expect(read(text)).toEqual({ minor });
	});
	it("are of the currency's own unit", () => {
		expect(read("0.00000001", "BTC")).toEqual({ minor: 1n });
	});
	it.each([
		["0.005", "offGrid"],
		["1.000001", "offGrid"],
		["1e-3", "offGrid"],
		["90071992547409.92", "offGrid"],
		["1e99", "offGrid"],
		["1e400", "offGrid"],
		["123456789012345678901", "offGrid"],
		["-1", "negative"],
		["-0.01", "negative"],
	])("%s is refused as %s", (text, why) => {
		expect(read(text)).toBe(why);
	});
	it("are no texts", () => {
		const { amount } = readExactJson(Buffer.from(`{"amount":"1"}`)) as { amount: unknown };
		expect(amount).toBe("1");
		expect(amount).not.toBeInstanceOf(WrittenNumber);
	});
});
