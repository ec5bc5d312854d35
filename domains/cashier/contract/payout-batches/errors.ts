import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

export const payoutBatchErrors = defineErrors({
	PAYOUT_BATCH_NOT_FOUND: { status: 404, text: "cashier.errors.payoutBatchNotFound" },
	/** Not possible in the state in which the batch is. Nothing was changed. */
	PAYOUT_BATCH_STATE: { status: 409, text: "cashier.errors.payoutBatchState" },
	/** No approved withdrawal of this company and currency waits that may be paid now. */
	NOTHING_TO_COLLECT: { status: 409, text: "cashier.errors.nothingToCollect" },
	/** Payouts of so many players in it were stopped since it was built. */
	PAYOUT_BATCH_HELD: {
		status: 409,
		text: "cashier.errors.payoutBatchHeld",
		details: Struct({ payments: Integer() }),
	},
	/** The file is no report of payments (pain.002), or names none of the batch. */
	PAYOUT_REPORT_UNREADABLE: { status: 400, text: "cashier.errors.payoutReportUnreadable" },
});
