import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const deskErrors = defineErrors({
	/** The operator has as many views of this list as are possible. */
	VIEW_LIMIT: { status: 409, text: "desk.errors.viewLimit", details: Struct({ limit: Integer() }) },
});
