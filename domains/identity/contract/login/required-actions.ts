import type { PendingState } from "@baize/kernel/call";
import { pages } from "@baize/platform-paths";

/** Actions that may be required before a login is complete. spec §4 */
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
export const ACTION_PATHS: Record<RequiredAction, pages.RequiredActionPage> = {
	ADD_PIN_CODE: pages.addPin,
	forcePasswordReset: pages.resetPassword,
	forcePhoneNumberReset: pages.resetPhone,
	forcePinReset: pages.resetPin,
};

/** The state of a session between the password and the extra step: it can only request a code for the login. */
export const LOGIN_STEP = "login";

/**
 * In addition to the specification's methods: sent in X-ENFORCEMENT-METHOD, with the browser's signature in X-MFA-CODE,
 * as Base64 of JSON.
 */
export const PASSKEY = "PASSKEY";

/** Both are done by choosing a PIN. */
export const PIN_ACTIONS = ["ADD_PIN_CODE", "forcePinReset"] as const;
