import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const proof = { password: "not the password" };
const NO_STAKE = {
	excluded: "EXCLUDED",
	timedOut: "TIMED_OUT",
	terms: "TERMS_DUE",
	blocked: "DOCUMENT_BLOCKED",
} as const;

/** A restricted player cannot deposit; only a block stops a withdrawal. Bank accounts and reading are open to all. */
export const playerCalls = {
	listLinkedAccounts: ok,
	addLinkedAccount: { body: { account: "021000021-123456789", label: "Mine", proof } },
	removeLinkedAccount: { params: { account: NONE } },
	listPayments: ok,
	listWithdrawals: ok,
	readDeposit: { params: { deposit: NONE } },
	readWithdrawal: { params: { withdrawal: NONE } },
	readDepositOptions: ok,
	readPaymentsProfile: ok,
	readWithdrawalOptions: ok,
	listSavedCards: ok,
	removeSavedCard: { params: { card: NONE } },
	startDeposit: {
		body: { method: "card", amountMinor: 2_000, requestId: "a-first-deposit" },
		...ok,
		refused: NO_STAKE,
	},
	requestWithdrawal: {
		body: { method: "bankTransfer", amountMinor: 5_000, destination: "021000021-123456789", requestId: "all-of-it" },
		refused: { blocked: "DOCUMENT_BLOCKED" },
	},
	readTransferOptions: ok,
	listTransfers: ok,
	sendTransfer: {
		body: { to: "another@else.test", amountMinor: 5_000, requestId: "to-another-player" },
		refused: { blocked: "DOCUMENT_BLOCKED", excluded: "EXCLUDED", timedOut: "TIMED_OUT" },
	},
	takeTransfer: { params: { transfer: NONE }, refused: { terms: "TERMS_DUE", blocked: "DOCUMENT_BLOCKED" } },
	declineTransfer: { params: { transfer: NONE } },
	cancelTransfer: { params: { transfer: NONE } },
	checkWithdrawal: { body: { method: "bankTransfer", amountMinor: 5_000, destination: "021000021-123456789" }, ...ok },
	cancelWithdrawal: { params: { withdrawal: NONE } },
} satisfies PlayerCallsOf<typeof contract>;
