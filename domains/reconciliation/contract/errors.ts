import { EnumOf, Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { PROBLEMS } from "./items.ts";

/** What a request from outside may cause here. */
export const reconciliationErrors = defineErrors({
	/** Nothing of the file was imported. The details say in which line it is wrong, and what is. */
	STATEMENT_UNREADABLE: {
		status: 422,
		text: "reconciliation.errors.unreadable",
		details: Struct({ line: Integer(), problem: EnumOf([...PROBLEMS]) }),
	},
	/** The same file was imported before. */
	STATEMENT_IMPORTED: { status: 409, text: "reconciliation.errors.imported", details: Struct({ fileName: Text() }) },
	ITEM_NOT_FOUND: { status: 404, text: "reconciliation.errors.itemNotFound" },
	/** Another operator has explained it. */
	ITEM_CLOSED: { status: 409, text: "reconciliation.errors.itemClosed" },
	/** There is no such payment of this provider that has moved money. */
	PAYMENT_UNKNOWN: { status: 422, text: "reconciliation.errors.paymentUnknown" },
	/** Another line has this payment. */
	PAYMENT_MATCHED: { status: 409, text: "reconciliation.errors.paymentMatched" },
});
