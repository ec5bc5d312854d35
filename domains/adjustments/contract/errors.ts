import { Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const adjustmentsErrors = defineErrors({
	/** More than the player has in cash would be taken. Nothing was moved. */
	ADJUSTMENT_TOO_HIGH: {
		status: 409,
		text: "adjustments.errors.tooHigh",
		details: Struct({ cashMinor: Integer(), currency: Text() }),
	},
});
