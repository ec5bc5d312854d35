import { defineCall, EnumOf, ListOf, Optional, pageQuery, pageReply, Reason, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { cashierErrors } from "../errors.ts";
import { WITHDRAWALS_ROLE } from "../operator-calls.ts";
import { IdText } from "../schemas.ts";
import { BankReceipt, BankReceiptRow, RECEIPT_STATES, receiptFields } from "./schemas.ts";

/** What operators may cause with receipts of the bank. */
export const receiptErrors = defineErrors({
	/** A line with this number of the bank is entered already, with other contents. */
	RECEIPT_ENTERED: { status: 409, text: "cashier.errors.receiptEntered" },
	/** No provider of bank transfers with this name has an account in this currency. */
	RECEIPT_ACCOUNT_UNKNOWN: { status: 422, text: "cashier.errors.receiptAccountUnknown" },
	/** Another operator was faster: its present state is in the details. */
	RECEIPT_STATE: { status: 409, text: "cashier.errors.receiptState", details: Struct({ state: Text() }) },
	/** The deposit is in another currency, or of another provider. */
	RECEIPT_MISMATCH: { status: 422, text: "cashier.errors.receiptMismatch" },
});
const { RECEIPT_ENTERED, RECEIPT_ACCOUNT_UNKNOWN, RECEIPT_STATE, RECEIPT_MISMATCH } = receiptErrors;
const { PAYMENT_NOT_FOUND } = cashierErrors;

const OPERATOR = { who: "operator", role: WITHDRAWALS_ROLE } as const;
const ReceiptParams = Struct({ receipt: IdText });

export const listBankReceipts = defineCall({
	...OPERATOR,
	name: "listBankReceipts",
	method: "GET",
	path: "/api/v1/operator/bank-receipts",
	level: "twoFactors",
	limit: "search",
	summary: "What has arrived on the bank accounts; the oldest first.",
	query: Struct({ state: Optional(EnumOf(RECEIPT_STATES)), ...pageQuery }),
	audits: { action: "bankReceipts.viewed", query: ["state"] },
	reply: Struct({ items: ListOf(BankReceiptRow), ...pageReply }),
	errors: {},
});

export const readBankReceipt = defineCall({
	...OPERATOR,
	name: "readBankReceipt",
	method: "GET",
	path: "/api/v1/operator/bank-receipts/:receipt",
	level: "twoFactors",
	summary: "One receipt with the deposits that it may be for.",
	params: ReceiptParams,
	audits: { action: "bankReceipt.viewed", player: "reply.playerId", target: "params.receipt" },
	reply: BankReceipt,
	errors: { PAYMENT_NOT_FOUND },
});

export const enterBankReceipt = defineCall({
	...OPERATOR,
	name: "enterBankReceipt",
	method: "POST",
	path: "/api/v1/operator/bank-receipts",
	level: "recentTwoFactors",
	summary: "Enters a line of the bank's statement. The same line again is the same receipt.",
	body: Struct(receiptFields),
	reply: BankReceipt,
	errors: { RECEIPT_ENTERED, RECEIPT_ACCOUNT_UNKNOWN },
});

export const matchBankReceipt = defineCall({
	...OPERATOR,
	name: "matchBankReceipt",
	method: "POST",
	path: "/api/v1/operator/bank-receipts/:receipt/match",
	level: "recentTwoFactors",
	summary:
		"Credits the deposit if reference, amount and currency fit; otherwise proposes the credit of what came, for a second operator.",
	params: ReceiptParams,
	body: Struct({ deposit: IdText, evidence: Reason }),
	reply: BankReceipt,
	errors: { PAYMENT_NOT_FOUND, RECEIPT_STATE, RECEIPT_MISMATCH },
});

export const returnBankReceipt = defineCall({
	...OPERATOR,
	name: "returnBankReceipt",
	method: "POST",
	path: "/api/v1/operator/bank-receipts/:receipt/return",
	level: "recentTwoFactors",
	summary: "Records that the bank has paid the money back to its sender, with the evidence.",
	params: ReceiptParams,
	body: Struct({ evidence: Reason }),
	reply: BankReceipt,
	errors: { PAYMENT_NOT_FOUND, RECEIPT_STATE },
});
