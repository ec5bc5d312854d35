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

	it("returns what it did to each fund where parts of it were bonus and locked money", () => {
		const none = { grant: 1n, stakeRemovedMinor: 0n, winRemovedMinor: 0n, countedX1000: 0n };
		const stakes = { stakeBonusMinor: 63n, stakeLockedMinor: 7n };
		const round = { ...none, ...stakes, winBonusMinor: 315n, winLockedMinor: 35n };
		expect(fundChanges("casinoRound", 100n, 500n, round)).toEqual([
			{ fund: "cash", changeMinor: 120n },
			{ fund: "bonus", changeMinor: 252n },
			{ fund: "locked", changeMinor: 28n },
		]);
		// Of a settlement the parts of the stake only say what it closes; what a removed bonus has won is the operator's.
		const settled = { ...none, ...stakes, winBonusMinor: 0n, winLockedMinor: 0n, winRemovedMinor: 315n };
		expect(fundChanges("sportsSettle", 100n, 500n, settled)).toEqual([
			{ fund: "cash", changeMinor: 185n },
			{ fund: "openStakes", changeMinor: -100n },
		]);
		const freed = { ...none, stakeBonusMinor: 0n, stakeLockedMinor: -15n, winBonusMinor: 0n, winLockedMinor: 0n };
		expect(fundChanges("bonusConverted", 60n, 40n, freed)).toEqual([
			{ fund: "cash", changeMinor: 75n },
			{ fund: "bonus", changeMinor: -100n },
			{ fund: "locked", changeMinor: -15n },
		]);
	});
});
