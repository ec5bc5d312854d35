import { defineErrors } from "@baize/kernel/error";

/** Errors about the companies that move money. Nothing was changed. */
export const providerErrors = defineErrors({
	PROVIDER_UNKNOWN: { status: 404, text: "cashier.errors.providerUnknown" },
	/** Another operator was faster. */
	PROVIDER_STATE: { status: 409, text: "cashier.errors.providerState" },
});
