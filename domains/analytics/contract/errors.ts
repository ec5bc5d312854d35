import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const At = Struct({ at: Integer({ description: "The place of the event in the batch, from 0." }) });

/** What a request from outside may cause here. */
export const analyticsErrors = defineErrors({
	/** The visitor has not agreed, has declined, or has a browser that asks not to be tracked. */
	ANALYTICS_NOT_AGREED: { status: 403, text: "analytics.errors.notAgreed" },
	/** No event of the catalogue has this name. */
	ANALYTICS_EVENT_UNKNOWN: { status: 422, text: "analytics.errors.eventUnknown", details: At },
	/** A property is missing, is not one of the event's, or has a value that it cannot have. */
	ANALYTICS_PROPERTY_WRONG: { status: 422, text: "analytics.errors.propertyWrong", details: At },
});
