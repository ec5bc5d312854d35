import { entryFault } from "@baize/general-ledger/contract";
import { describe, expect, it } from "vitest";
import { SANDBOX_FEES } from "./fees.data.ts";
import { feeMinor, paymentEntry } from "./payment-entry.ts";

const linesOf = (...payment: Parameters<typeof paymentEntry>) =>
	paymentEntry(...payment).lines.map(({ account, subject, amountMinor }) => [account, subject, amountMinor]);

describe("[CASH-03] a payment in the operator's books", () => {
	it.each([
		["a deposit", SANDBOX_FEES.deposit.card, 5_000n, 95n],
		["a deposit whose share is no whole number, rounded up", SANDBOX_FEES.deposit.card, 5_001n, 96n],
		["a withdrawal", SANDBOX_FEES.withdrawal.card, 5_000n, 50n],
		["a payment that no contract names", undefined, 5_000n, 0n],
	] as const)("the fee of %s", (_, contract, amountMinor, fee) => {
		expect(feeMinor(contract, amountMinor)).toBe(fee);
	});

	it.each([
		[
			"deposit",
			"sandbox",
			[
				["providerClearing", "sandbox", 4_905n],
				["providerFees", "sandbox", 95n],
				["playersExternal", undefined, -5_000n],
			],
		],
		[
			"withdrawal",
			"sandbox",
			[
				["providerClearing", "sandbox", -5_050n],
				["providerFees", "sandbox", 50n],
				["playersExternal", undefined, 5_000n],
			],
		],
		[
			"deposit",
			"scripted",
			[
				["providerClearing", "scripted", 5_000n],
				["playersExternal", undefined, -5_000n],
			],
		],
	] as const)("a %s through %s", (kind, provider, lines) => {
		const payment = { id: 7n, provider, currency: "CAD", amount: 5_000n };
		const contract = provider === "sandbox" ? SANDBOX_FEES[kind].card : undefined;
		expect(linesOf(kind, payment, contract)).toEqual(lines);
		expect(entryFault(paymentEntry(kind, payment, contract))).toBeUndefined();
	});
});
