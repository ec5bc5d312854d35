import { Integer, Struct, WordOf } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What whoever asks for an SMS may be told. */
export const smsErrors = defineErrors({
	/** Its country gets none of ours, or it is no mobile: premium, shared-cost, toll-free, satellite, internet or landline. */
	SMS_NUMBER_REFUSED: {
		status: 422,
		text: "notifications.errors.smsNumberRefused",
		details: Struct({ reason: WordOf(["country", "kind"]) }),
	},
	/** To this number, its range or country, or for this address, too many were asked for, whoever asked. */
	SMS_LIMIT_REACHED: {
		status: 429,
		text: "notifications.errors.smsLimitReached",
		details: Struct({ retryAfter: Integer({ description: "seconds" }), minutes: Integer() }),
	},
});
