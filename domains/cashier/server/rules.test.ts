import { masked } from "@baize/kernel/mask";
import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import {
	DEPOSIT_ACTIONS,
	DEPOSIT_STATES,
	type DepositAction,
	depositLimits,
	WITHDRAWAL_ACTIONS,
	WITHDRAWAL_STATES,
	type WithdrawalAction,
	withdrawalLimits,
} from "../contract/index.ts";
import {
	isSameRequest,
	judgeAmount,
	judgeDepositNotification,
	judgePayoutNotification,
	nextState,
	nextStepBy,
} from "./rules.ts";

const _ = undefined;

describe("[CASH-03] the states of a deposit", () => {
	it.each<[DepositAction, ...(string | undefined)[]]>([
		//          created    pending    settled declined expired failed
		["open", "pending", _, _, _, _, _],
		["settle", "settled", "settled", _, "settled", "settled", "settled"],
		["decline", "declined", "declined", _, _, _, _],
		["expire", "expired", "expired", _, _, _, _],
		["fail", "failed", _, _, _, _, _],
	])("%s leads from each state as the table defines", (action, ...expected) => {
		expect(DEPOSIT_STATES.map((state) => nextState(DEPOSIT_ACTIONS[action], state))).toEqual(expected);
	});
});

describe("[CASH-04] the states of a withdrawal", () => {
	it.each<[WithdrawalAction, ...(string | undefined)[]]>([
		//          requested    approved  paying    paid rejected cancelled failed refused
		["refuse", "refused", _, _, _, _, _, _, _],
		["cancel", "cancelled", _, _, _, _, _, _, _],
		["approve", "approved", _, _, _, _, _, _, _],
		["reject", "rejected", _, _, _, _, _, _, _],
		["send", _, "paying", _, _, _, _, _, _],
		["pay", _, _, "paid", _, _, _, _, _],
		["payAfterAll", _, _, _, _, _, _, "paid", _],
		["fail", _, _, "failed", _, _, _, _, _],
	])("%s leads from each state as the table defines", (action, ...expected) => {
		expect(WITHDRAWAL_STATES.map((state) => nextState(WITHDRAWAL_ACTIONS[action], state))).toEqual(expected);
	});

	it.each([
		["requested", 1_000 + 86_400_000],
		["approved", 1_000 + 3_600_000],
		["paying", 1_000 + 2 * 86_400_000],
		["paid", undefined],
		["rejected", undefined],
	] as const)("a transfer that is %s expects its next step by %s", (state, expected) => {
		expect(nextStepBy(state, { reviewMostMs: DAY_MS, payoutMostMs: 2 * DAY_MS }, 1_000)).toBe(expected);
	});
});

describe("the effect of a provider's notification", () => {
	const notification = (outcome: "succeeded" | "failed", amountMinor = 100n, currency = "CAD") => ({
		outcome,
		amountMinor,
		currency,
	});
	const of = <State extends string>(state: State) => ({ state, amount: 100n, currency: "CAD" });

	it.each([
		["pending", notification("succeeded"), { verdict: "apply", action: "settle" }],
		["created", notification("succeeded"), { verdict: "apply", action: "settle" }],
		["expired", notification("succeeded"), { verdict: "apply", action: "settle" }],
		["settled", notification("succeeded"), { verdict: "already" }],
		["declined", notification("succeeded"), { verdict: "apply", action: "settle" }],
		["failed", notification("succeeded"), { verdict: "apply", action: "settle" }],
		["pending", notification("failed"), { verdict: "apply", action: "decline" }],
		["declined", notification("failed"), { verdict: "already" }],
		["expired", notification("failed"), { verdict: "already" }],
		["failed", notification("failed"), { verdict: "already" }],
		["settled", notification("failed"), { verdict: "state" }],
		["pending", notification("succeeded", 101n), { verdict: "amount" }],
		["pending", notification("succeeded", 100n, "USD"), { verdict: "amount" }],
		["settled", notification("succeeded", 99n), { verdict: "amount" }],
	] as const)("a deposit that is %s, notified of %o", (state, notification, expected) => {
		expect(judgeDepositNotification(of(state), notification)).toEqual(expected);
	});

	it.each([
		["paying", notification("succeeded"), { verdict: "apply", action: "pay" }],
		["paid", notification("succeeded"), { verdict: "already" }],
		["failed", notification("succeeded"), { verdict: "apply", action: "payAfterAll" }],
		["rejected", notification("succeeded"), { verdict: "state" }],
		["requested", notification("succeeded"), { verdict: "state" }],
		["cancelled", notification("succeeded"), { verdict: "state" }],
		["paying", notification("failed"), { verdict: "apply", action: "fail" }],
		["failed", notification("failed"), { verdict: "already" }],
		["paid", notification("failed"), { verdict: "state" }],
		["paying", notification("succeeded", 1n), { verdict: "amount" }],
	] as const)("a payout that is %s, notified of %o", (state, notification, expected) => {
		expect(judgePayoutNotification(of(state), notification)).toEqual(expected);
	});
});

describe("what may be paid", () => {
	it.each([
		["CAD", 999n, "outsideLimits"],
		["CAD", 1_000n, "allowed"],
		["CAD", 1_001n, "allowed"],
		["CAD", 500_000n, "allowed"],
		["CAD", 500_001n, "outsideLimits"],
		["JPY", 100_000n, "allowed"],
		["JPY", 100_050n, "outsideLimits"],
	] as const)("a deposit in %s of %s is %s", (currency, amountMinor, expected) => {
		expect(judgeAmount(amountMinor, depositLimits(currency)!)).toBe(expected);
	});

	it("is limited in every currency of a card, and never in one that no card carries", () => {
		for (const currency of ["CAD", "USD", "EUR", "GBP", "MXN", "BRL", "JPY", "INR", "VND", "IDR"])
			for (const limits of [depositLimits(currency)!, withdrawalLimits(currency)!])
				for (const quick of limits.quickMinor)
					expect([currency, judgeAmount(quick, limits)]).toEqual([currency, "allowed"]);
		expect(depositLimits("BTC")).toBeUndefined();
		expect(withdrawalLimits("USDT")).toBeUndefined();
	});

	it.each([
		[{}, true],
		[{ amountMinor: 2n }, false],
		[{ method: "card" }, false],
		[{ destination: "other" }, false],
	])("the same requestId with %o is the same request: %s", (change, expected) => {
		const terms = { amountMinor: 1n, method: "bankTransfer", destination: "account" };
		expect(isSameRequest(terms, { ...terms, ...change })).toBe(expected);
	});
});

describe("a destination", () => {
	it.each([
		["DE89370400440532013000", "•••• 3000"],
		["123", "****"],
	])("%s is shown as %s", (text, expected) => {
		expect(masked(text)).toBe(expected);
	});
});
