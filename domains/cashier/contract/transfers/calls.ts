import { factorsErrors, ProofHeaders } from "@baize/factors/contract";
import { defineCall, ListOf, Struct, Text } from "@baize/kernel/call";
import { depositRefusals } from "@baize/safer-play/contract";
import { cashierErrors } from "../errors.ts";
import { Amount, IdText, RequestId } from "../schemas.ts";
import { transferErrors } from "./errors.ts";
import { Address, Transfer, TransferOptions } from "./schemas.ts";

const { AMOUNT_OUTSIDE_LIMITS, CASHIER_CLOSED, DEBT_OPEN, IDEMPOTENCY_CONFLICT, INSUFFICIENT_FUNDS, PAYOUTS_FROZEN } =
	cashierErrors;
const { DOCUMENT_BLOCKED, DOCUMENT_REQUIRED, DEPOSIT_NOT_ALLOWED_HERE, TERMS_DUE, ACCOUNT_ON_HOLD } = cashierErrors;
const { TRANSFERS_NOT_OFFERED, TRANSFER_RECEIVER, TRANSFER_DAY_LIMIT, TRANSFER_SOURCE } = transferErrors;
const { TRANSFER_NOT_FOUND, TRANSFER_STATE, TRANSFER_HELD } = transferErrors;
const { EXCLUDED, TIMED_OUT } = depositRefusals;
const { MFA_REQUIRED, MFA_INVALID_CONFIRMATION_CODE, MFA_ALREADY_USED } = factorsErrors;
const { MFA_ACCOUNT_BLOCKED, MFA_CONFIGURATION_ERROR, MFA_ERROR_VALIDATING_OPERATION } = factorsErrors;

const Session = Struct({ session: Text() });
const OneTransfer = Struct({ session: Text(), transfer: IdText });

export const readTransferOptions = defineCall({
	name: "readTransferOptions",
	method: "GET",
	path: "/api/v1/cashier/:session/transfer-options",
	who: "player",
	level: "session",
	summary: "What may be sent to another player: limits, what is left of the day, and what proves it.",
	params: Session,
	reply: TransferOptions,
	errors: {},
	pollMs: 30_000,
});

export const sendTransfer = defineCall({
	name: "sendTransfer",
	method: "POST",
	path: "/api/v1/cashier/:session/transfers",
	who: "player",
	level: "proof",
	limit: "payment",
	summary:
		"Sends money to another player, who takes it or not. It needs a proof, requested before as the operation withdraw with the destination player:<e-mail or nickname>.",
	params: Session,
	headers: ProofHeaders,
	body: Struct({ to: Address, amountMinor: Amount, requestId: RequestId }),
	reply: Transfer,
	errors: {
		AMOUNT_OUTSIDE_LIMITS,
		CASHIER_CLOSED,
		IDEMPOTENCY_CONFLICT,
		INSUFFICIENT_FUNDS,
		PAYOUTS_FROZEN,
		DEBT_OPEN,
		EXCLUDED,
		TIMED_OUT,
		DOCUMENT_BLOCKED,
		DOCUMENT_REQUIRED,
		TRANSFERS_NOT_OFFERED,
		TRANSFER_RECEIVER,
		TRANSFER_DAY_LIMIT,
		TRANSFER_SOURCE,
		MFA_REQUIRED,
		MFA_INVALID_CONFIRMATION_CODE,
		MFA_ALREADY_USED,
		MFA_ACCOUNT_BLOCKED,
		MFA_CONFIGURATION_ERROR,
		MFA_ERROR_VALIDATING_OPERATION,
	},
});

export const listTransfers = defineCall({
	name: "listTransfers",
	method: "GET",
	path: "/api/v1/cashier/:session/transfers",
	who: "player",
	level: "session",
	summary: "The player's transfers, sent and received, the newest first.",
	params: Session,
	reply: Struct({ sent: ListOf(Transfer), received: ListOf(Transfer) }),
	errors: {},
	pollMs: 30_000,
});

export const takeTransfer = defineCall({
	name: "takeTransfer",
	method: "POST",
	path: "/api/v1/cashier/:session/transfers/:transfer/take",
	who: "player",
	level: "session",
	limit: "payment",
	summary: "The receiver takes the money. It counts as a deposit for the receiver's limits.",
	params: OneTransfer,
	reply: Transfer,
	errors: {
		TRANSFER_NOT_FOUND,
		TRANSFER_STATE,
		TRANSFER_HELD,
		CASHIER_CLOSED,
		DEPOSIT_NOT_ALLOWED_HERE,
		TERMS_DUE,
		ACCOUNT_ON_HOLD,
		DOCUMENT_BLOCKED,
		DOCUMENT_REQUIRED,
		...depositRefusals,
	},
});

export const declineTransfer = defineCall({
	name: "declineTransfer",
	method: "POST",
	path: "/api/v1/cashier/:session/transfers/:transfer/decline",
	who: "player",
	level: "session",
	summary: "The receiver does not want the money; it returns to the sender at once.",
	params: OneTransfer,
	reply: Transfer,
	errors: { TRANSFER_NOT_FOUND, TRANSFER_STATE },
});

export const cancelTransfer = defineCall({
	name: "cancelTransfer",
	method: "POST",
	path: "/api/v1/cashier/:session/transfers/:transfer/cancel",
	who: "player",
	level: "session",
	summary: "The sender takes the money back before the receiver has taken it.",
	params: OneTransfer,
	reply: Transfer,
	errors: { TRANSFER_NOT_FOUND, TRANSFER_STATE },
});
