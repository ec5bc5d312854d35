import { Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What operators may cause in the queue of chargebacks. */
export const chargebackErrors = defineErrors({
	/** Another operator was faster: its present state is in the details. */
	CHARGEBACK_STATE: { status: 409, text: "cashier.errors.chargebackState", details: Struct({ state: Text() }) },
	/** Nothing is owed, or the player has nothing in cash to repay it from. */
	NOTHING_TO_REPAY: { status: 409, text: "cashier.errors.nothingToRepay" },
});
