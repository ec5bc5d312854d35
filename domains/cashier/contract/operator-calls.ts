import {
	defineCall,
	EnumOf,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Role,
	Struct,
} from "@baize/kernel/call";
import { cashierErrors } from "./errors.ts";
import { LANES } from "./lanes/lanes.data.ts";
import { IdText, QueuedWithdrawal, WithdrawalStateText } from "./schemas.ts";
import { unknownErrors } from "./unknown/errors.ts";

const {
	PAYMENT_NOT_FOUND,
	PAYOUTS_FROZEN,
	WITHDRAWAL_CLAIMED,
	WITHDRAWAL_HELD,
	WITHDRAWAL_IN_REVIEW,
	WITHDRAWAL_STATE,
} = cashierErrors;
const { SECOND_OPERATOR_NEEDED } = unknownErrors;

/** Operators who may decide about withdrawals. */
export const WITHDRAWALS_ROLE: Role = "withdrawals";

const WithdrawalParams = Struct({ withdrawal: IdText });

export const listWithdrawalQueue = defineCall({
	name: "listWithdrawalQueue",
	method: "GET",
	path: "/api/v1/operator/withdrawals",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: WITHDRAWALS_ROLE,
	summary: "Withdrawals of all players; the oldest first, because they have waited longest.",
	query: Struct({
		state: Optional(WithdrawalStateText),
		lane: Optional(EnumOf(LANES)),
		player: Optional(IdText),
		...pageQuery,
	}),
	audits: { action: "withdrawals.searched", query: ["player"] },
	reply: Struct({ items: ListOf(QueuedWithdrawal), ...pageReply }),
	errors: {},
});

export const readQueuedWithdrawal = defineCall({
	name: "readQueuedWithdrawal",
	method: "GET",
	path: "/api/v1/operator/withdrawals/:withdrawal",
	who: "operator",
	level: "twoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "One withdrawal with its steps and what the player has paid in and out.",
	params: WithdrawalParams,
	audits: { action: "withdrawal.viewed", player: "reply.playerId", target: "params.withdrawal" },
	reply: QueuedWithdrawal,
	errors: { PAYMENT_NOT_FOUND },
});

export const approveWithdrawal = defineCall({
	name: "approveWithdrawal",
	method: "POST",
	path: "/api/v1/operator/withdrawals/:withdrawal/approve",
	who: "operator",
	level: "recentTwoFactors",
	role: WITHDRAWALS_ROLE,
	summary:
		"Approves a withdrawal for payment; in the strict lane for the first time, and another operator then for payment. Refused while it is on hold, payouts are frozen or another operator has taken it.",
	params: WithdrawalParams,
	reply: QueuedWithdrawal,
	errors: {
		PAYMENT_NOT_FOUND,
		WITHDRAWAL_STATE,
		WITHDRAWAL_IN_REVIEW,
		WITHDRAWAL_HELD,
		WITHDRAWAL_CLAIMED,
		PAYOUTS_FROZEN,
		SECOND_OPERATOR_NEEDED,
	},
});

export const claimWithdrawal = defineCall({
	name: "claimWithdrawal",
	method: "POST",
	path: "/api/v1/operator/withdrawals/:withdrawal/claim",
	who: "operator",
	level: "twoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "Takes a withdrawal for a quarter of an hour, so that no other operator decides about it meanwhile.",
	params: WithdrawalParams,
	reply: QueuedWithdrawal,
	errors: { PAYMENT_NOT_FOUND, WITHDRAWAL_STATE, WITHDRAWAL_CLAIMED },
});

export const releaseWithdrawal = defineCall({
	name: "releaseWithdrawal",
	method: "POST",
	path: "/api/v1/operator/withdrawals/:withdrawal/release",
	who: "operator",
	level: "twoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "Lets a withdrawal go again without a decision.",
	params: WithdrawalParams,
	reply: QueuedWithdrawal,
	errors: { PAYMENT_NOT_FOUND, WITHDRAWAL_STATE, WITHDRAWAL_CLAIMED },
});

export const endWithdrawalHold = defineCall({
	name: "endWithdrawalHold",
	method: "POST",
	path: "/api/v1/operator/withdrawals/:withdrawal/end-hold",
	who: "operator",
	level: "recentTwoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "Ends the hold of a withdrawal early, with a reason for the audit log; it can then be approved.",
	params: WithdrawalParams,
	body: Struct({ reason: Reason }),
	reply: QueuedWithdrawal,
	errors: { PAYMENT_NOT_FOUND, WITHDRAWAL_STATE, WITHDRAWAL_CLAIMED },
});

export const rejectWithdrawal = defineCall({
	name: "rejectWithdrawal",
	method: "POST",
	path: "/api/v1/operator/withdrawals/:withdrawal/reject",
	who: "operator",
	level: "recentTwoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "Turns a withdrawal down; the money returns to the player, who reads the reason.",
	params: WithdrawalParams,
	body: Struct({ reason: Reason }),
	reply: QueuedWithdrawal,
	errors: { PAYMENT_NOT_FOUND, WITHDRAWAL_STATE, WITHDRAWAL_CLAIMED },
});
