import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const flagErrors = defineErrors({
	/** No flag has this name. */
	FLAG_UNKNOWN: { status: 404, text: "flags.errors.unknown" },
});
