import { defineCall, EnumOf, ListOf, Optional, pageQuery, pageReply, Reason, Struct } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { cashierErrors } from "../errors.ts";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { Amount, IdText } from "../schemas.ts";
import { unknownErrors } from "./errors.ts";
import { UnknownPayment, UnknownRow } from "./schemas.ts";
import { UNKNOWN_ACTIONS, UNKNOWN_REASONS, UNKNOWN_STATES } from "./unknown.data.ts";

const { PAYMENT_NOT_FOUND } = cashierErrors;
const { OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;
const { UNKNOWN_STATE, SECOND_OPERATOR_NEEDED, ACTION_NOT_OFFERED, CASH_TOO_LOW, REFUND_REFUSED } = unknownErrors;

const UnknownParams = Struct({ unknown: IdText });
const OPERATOR = { who: "operator", role: WITHDRAWALS_ROLE } as const;

export const listUnknownPayments = defineCall({
	...OPERATOR,
	name: "listUnknownPayments",
	method: "GET",
	path: "/api/v1/operator/unknown-payments",
	level: "twoFactors",
	limit: "search",
	summary: "What providers have reported and the site could not apply; the oldest first.",
	query: Struct({
		state: Optional(EnumOf(UNKNOWN_STATES)),
		why: Optional(EnumOf(UNKNOWN_REASONS)),
		...pageQuery,
	}),
	audits: { action: "unknownPayments.viewed", query: ["why"] },
	reply: Struct({ items: ListOf(UnknownRow), ...pageReply }),
	errors: {},
});

export const readUnknownPayment = defineCall({
	...OPERATOR,
	name: "readUnknownPayment",
	method: "GET",
	path: "/api/v1/operator/unknown-payments/:unknown",
	level: "twoFactors",
	summary: "One unknown payment with all that providers wrote about it, and what may be done.",
	params: UnknownParams,
	audits: { action: "unknownPayment.viewed", player: "reply.playerId", target: "params.unknown" },
	reply: UnknownPayment,
	errors: { PAYMENT_NOT_FOUND },
});

export const askAboutUnknownPayment = defineCall({
	...OPERATOR,
	name: "askAboutUnknownPayment",
	method: "POST",
	path: "/api/v1/operator/unknown-payments/:unknown/ask",
	level: "recentTwoFactors",
	limit: "payment",
	summary: "Asks the provider again. What it answers is applied if it fits, and stored in any case.",
	params: UnknownParams,
	reply: UnknownPayment,
	errors: { PAYMENT_NOT_FOUND, ACTION_NOT_OFFERED, OUTSIDE_UNAVAILABLE },
});

export const proposeForUnknownPayment = defineCall({
	...OPERATOR,
	name: "proposeForUnknownPayment",
	method: "POST",
	path: "/api/v1/operator/unknown-payments/:unknown/proposal",
	level: "recentTwoFactors",
	summary:
		"Returns or closes at once, with evidence; proposes what moves the player's money, for a second operator to confirm.",
	params: UnknownParams,
	body: Struct({ action: EnumOf(UNKNOWN_ACTIONS), amountMinor: Optional(Amount), evidence: Reason }),
	reply: UnknownPayment,
	errors: { PAYMENT_NOT_FOUND, UNKNOWN_STATE, ACTION_NOT_OFFERED, REFUND_REFUSED, OUTSIDE_UNAVAILABLE },
});

export const confirmUnknownPayment = defineCall({
	...OPERATOR,
	name: "confirmUnknownPayment",
	method: "POST",
	path: "/api/v1/operator/unknown-payments/:unknown/confirm",
	level: "recentTwoFactors",
	summary: "A second operator confirms the proposal, and the money moves.",
	params: UnknownParams,
	reply: UnknownPayment,
	errors: { PAYMENT_NOT_FOUND, UNKNOWN_STATE, SECOND_OPERATOR_NEEDED, ACTION_NOT_OFFERED, CASH_TOO_LOW },
});

export const withdrawUnknownProposal = defineCall({
	...OPERATOR,
	name: "withdrawUnknownProposal",
	method: "POST",
	path: "/api/v1/operator/unknown-payments/:unknown/withdraw-proposal",
	level: "recentTwoFactors",
	summary: "Either operator takes the proposal back, with a reason; the payment is open again.",
	params: UnknownParams,
	body: Struct({ reason: Reason }),
	reply: UnknownPayment,
	errors: { PAYMENT_NOT_FOUND, UNKNOWN_STATE },
});
