import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import type { ImpedimentCode } from "../../../contract/index.ts";
import { outsideLimits, refuse } from "../../refuse.ts";
import { firstStop, type ImpedimentFound, judgeWithdrawal, type PreflightFacts } from "./judge-withdrawal.ts";

type Refuser = (found: ImpedimentFound, facts: PreflightFacts, currency: string) => Error;

const returnsFirst =
	(rule: "sourceFirst" | "aboveSource" | "aboveCoins"): Refuser =>
	({ label = "", amountMinor = 0n }, _facts, currency) =>
		refuse("MONEY_RETURNS_FIRST", { rule, label, leftMinor: toWire(amountMinor), currency });

/** The error of the call for each impediment that stops a request. Balance and proof are judged by their own domains. */
const REFUSERS: Partial<Record<ImpedimentCode, Refuser>> = {
	withdrawalsClosed: () => refuse("CASHIER_CLOSED", { kind: "withdrawal" }),
	notOffered: () => refuse("METHOD_NOT_OFFERED"),
	payoutsFrozen: () => refuse("PAYOUTS_FROZEN"),
	documentBlocked: () => refuse("DOCUMENT_BLOCKED"),
	documentRequired: (_found, facts) => documentRequired(facts),
	documentPending: (_found, facts) => documentRequired(facts),
	debtOpen: ({ amountMinor = 0n }, _facts, currency) =>
		refuse("DEBT_OPEN", { debtMinor: toWire(amountMinor), currency }),
	amountOutsideLimits: (_found, { limits }, currency) => outsideLimits(limits!, currency),
	destinationUnknown: () => refuse("DESTINATION_UNKNOWN"),
	accountTaken: () => refuse("BANK_ACCOUNT_TAKEN"),
	sourceFirst: returnsFirst("sourceFirst"),
	aboveSource: returnsFirst("aboveSource"),
	aboveCoins: returnsFirst("aboveCoins"),
};

function documentRequired({ document }: PreflightFacts): Error {
	return refuse("DOCUMENT_REQUIRED", { status: document.verdict === "required" ? document.status : "" });
}

/** Refuses a request by the rule that its check before has shown. */
export function refuseStop(facts: PreflightFacts, currency: string): void {
	const stop = firstStop(judgeWithdrawal(facts));
	if (!stop) return;
	const refusing = REFUSERS[stop.code];
	check(refusing, `a request is not refused for ${stop.code}`);
	throw refusing(stop, facts, currency);
}
