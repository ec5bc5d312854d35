import { EnumOf, Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** Errors of a request for an SMS. */
export const smsErrors = defineErrors({
	/**
	 * Its country gets no SMS from us, or it is not a mobile number: premium, shared-cost, toll-free, satellite, internet
	 * or landline.
	 */
	SMS_NUMBER_REFUSED: {
		status: 422,
		text: "notifications.errors.smsNumberRefused",
		details: Struct({ reason: EnumOf(["country", "kind"]) }),
	},
	/**
	 * Too many SMS were requested for this number, its range or country, or from this address, by all players together.
	 */
	SMS_LIMIT_REACHED: {
		status: 429,
		text: "notifications.errors.smsLimitReached",
		details: Struct({ retryAfter: Integer({ description: "seconds" }), minutes: Integer() }),
	},
});
