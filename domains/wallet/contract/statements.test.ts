import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fundChanges, RECEIPT_PATTERN, readReceipt, receiptText } from "./index.ts";

describe("a receipt", () => {
	it("is found again by its number", () => {
		const ids = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }).filter((id) => id !== 0n);
		fc.assert(
			fc.property(ids, (id) => {
				expect(readReceipt(receiptText(id))).toBe(id);
				expect(receiptText(id)).toMatch(new RegExp(RECEIPT_PATTERN));
			}),
		);
	});

	it.each(["", "-", "123", "--00000000000zz", "0000000000ilo"])("has no number %j", (text) => {
		expect(readReceipt(text)).toBeNull();
	});

	it("returns what it did to each fund", () => {
		expect(fundChanges("casinoRound", 100n, 250n)).toEqual([{ fund: "cash", changeMinor: 150n }]);
		expect(fundChanges("sportsSettle", 100n, 250n)).toEqual([
			{ fund: "cash", changeMinor: 250n },
			{ fund: "openStakes", changeMinor: -100n },
		]);
		expect(fundChanges("withdrawalRequest", 100n, 0n)).toEqual([
			{ fund: "cash", changeMinor: -100n },
			{ fund: "pendingWithdrawal", changeMinor: 100n },
		]);
	});
});
