import { defineCall, ListOf, Optional, pageQuery, pageReply, Reason, Struct } from "@baize/kernel/call";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { IdText } from "../schemas.ts";
import { transferErrors } from "./errors.ts";
import { TransferRecord, TransferStandingText } from "./schemas.ts";

const { TRANSFER_NOT_FOUND, TRANSFER_STATE } = transferErrors;
const OneTransfer = Struct({ transfer: IdText });

export const listTransferRecords = defineCall({
	name: "listTransferRecords",
	method: "GET",
	path: "/api/v1/operator/transfers",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: WITHDRAWALS_ROLE,
	summary: "Transfers between players, the newest first; of one player those sent and those received.",
	query: Struct({ state: Optional(TransferStandingText), player: Optional(IdText), ...pageQuery }),
	audits: { action: "transfers.searched", query: ["player"] },
	reply: Struct({ items: ListOf(TransferRecord), ...pageReply }),
	errors: {},
});

export const readTransferRecord = defineCall({
	name: "readTransferRecord",
	method: "GET",
	path: "/api/v1/operator/transfers/:transfer",
	who: "operator",
	level: "twoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "One transfer with its steps and both players.",
	params: OneTransfer,
	audits: { action: "transfer.viewed", player: "reply.senderId", target: "params.transfer" },
	reply: TransferRecord,
	errors: { TRANSFER_NOT_FOUND },
});

export const returnTransfer = defineCall({
	name: "returnTransfer",
	method: "POST",
	path: "/api/v1/operator/transfers/:transfer/return",
	who: "operator",
	level: "recentTwoFactors",
	role: WITHDRAWALS_ROLE,
	summary: "Stops a transfer that was not taken; the money returns to the sender, who reads the reason.",
	params: OneTransfer,
	body: Struct({ reason: Reason }),
	reply: TransferRecord,
	errors: { TRANSFER_NOT_FOUND, TRANSFER_STATE },
});
