import { EnumOf, Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { ALERT_STATES } from "./states.ts";

/** What a request from outside may cause here. */
export const launderingErrors = defineErrors({
	ALERT_NOT_FOUND: { status: 404, text: "laundering.errors.notFound" },
	/** Not possible in the state in which the alert is. Nothing was changed. */
	ALERT_STATE: { status: 409, text: "laundering.errors.state", details: Struct({ state: EnumOf(ALERT_STATES) }) },
	/** Another operator has taken it: who, and until when. */
	ALERT_CLAIMED: {
		status: 409,
		text: "laundering.errors.claimed",
		details: Struct({ name: Text(), untilMs: Integer() }),
	},
});
