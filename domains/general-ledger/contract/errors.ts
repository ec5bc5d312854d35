import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const generalLedgerErrors = defineErrors({
	/** The product is not closed by a discrepancy, or another operator has opened it. */
	NOT_FROZEN: { status: 409, text: "general-ledger.errors.notFrozen" },
});
