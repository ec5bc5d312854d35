import { Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { loginErrors, requiredActionErrors } from "./login/login-errors.ts";

export * from "./login/login-errors.ts";

export const registrationErrors = defineErrors({
	REGION_NOT_ALLOWED: {
		status: 451,
		text: "identity.errors.regionNotAllowed",
		details: Struct({ cause: Text({ description: "location or address" }), place: Text() }),
	},
	/** The page's background work for a captcha is missing, was used before, or is too old. */
	CAPTCHA_REQUIRED: { status: 403, text: "identity.errors.captchaRequired" },
	CONFIRMATION_INVALID: { status: 410, text: "identity.errors.confirmationInvalid" },
});

export const errors = { ...loginErrors, ...requiredActionErrors, ...registrationErrors };
