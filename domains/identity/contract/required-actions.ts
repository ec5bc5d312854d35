import type { PendingState } from "@baize/kernel/call";

/** What may have to be done before a login is whole. spec §4 */
export const REQUIRED_ACTIONS = [
	"ADD_PIN_CODE",
	"forcePasswordReset",
	"forcePhoneNumberReset",
	"forcePinReset",
] as const satisfies readonly PendingState[];
export type RequiredAction = (typeof REQUIRED_ACTIONS)[number];

export const isRequiredAction = (text: unknown): text is RequiredAction =>
	(REQUIRED_ACTIONS as readonly unknown[]).includes(text);

/** The page of each action, after the language. */
export const ACTION_PATHS: Record<RequiredAction, string> = {
	ADD_PIN_CODE: "/login/add-pin",
	forcePasswordReset: "/login/reset-password",
	forcePhoneNumberReset: "/login/reset-phone",
	forcePinReset: "/login/reset-pin",
};

/** What a session waits for between the password and the extra step: only a code for the login can be asked for. */
export const LOGIN_STEP = "login";

/** Beside the methods of the specification: in X-ENFORCEMENT-METHOD, with what the browser signed in X-MFA-CODE, as Base64 of JSON. */
export const PASSKEY = "PASSKEY";

/** Both are done by choosing a PIN. */
export const PIN_ACTIONS = ["ADD_PIN_CODE", "forcePinReset"] as const;
