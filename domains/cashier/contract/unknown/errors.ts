import { Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What operators may cause in the queue of unknown payments. */
export const unknownErrors = defineErrors({
	/** Another operator was faster: its present state is in the details. */
	UNKNOWN_STATE: { status: 409, text: "cashier.errors.unknownState", details: Struct({ state: Text() }) },
	/** What moves a player's money is proposed by one operator and confirmed by another. */
	SECOND_OPERATOR_NEEDED: { status: 403, text: "cashier.errors.secondOperatorNeeded" },
	/** This cannot be done about such a payment, or not in its present state. */
	ACTION_NOT_OFFERED: { status: 422, text: "cashier.errors.actionNotOffered" },
	/** More than the player has in cash would be taken. Nothing was moved. */
	CASH_TOO_LOW: { status: 409, text: "cashier.errors.cashTooLow", details: Struct({ cashMinor: Integer() }) },
	/** The provider does not refund by a call: it is done elsewhere, and closed here with the evidence. */
	REFUND_REFUSED: { status: 409, text: "cashier.errors.refundRefused", details: Struct({ reason: Text() }) },
});
