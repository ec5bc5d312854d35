import { factorsErrors } from "@baize/factors/contract";
import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { smsErrors } from "@baize/notifications/contract";
import { PASSWORD_MAX_LENGTH } from "../registration/password-length.ts";
import { requiredActionErrors } from "./login-errors.ts";
import { ActionDone, RequiredActionView } from "./login-schemas.ts";
import { PIN_ACTIONS, REQUIRED_ACTIONS } from "./required-actions.ts";

const { TOO_MANY_REQUESTS } = COMMON_ERRORS;

const ACTION_PATH = "/api/v1/identity/profiles/:session/required-action";
const ofSession = Struct({ session: Text() });
const Token = Text({ maxLength: 100 });
const ACTION = { who: "player", level: "session", params: ofSession } as const;
const { INVALID_REQUIRED_ACTION_DETAILS, PHONE_TAKEN } = requiredActionErrors;
const {
	ACCOUNT_BLOCKED,
	NO_REMAINING_SEND_CODE_ATTEMPT,
	MFA_ACCOUNT_BLOCKED,
	MFA_ALREADY_USED,
	MFA_INVALID_CONFIRMATION_CODE,
} = factorsErrors;

/** For a page that was reloaded and so lost its token: the waiting session gets another. */
export const renewActionToken = defineCall({
	...ACTION,
	name: "renewActionToken",
	method: "POST",
	path: `${ACTION_PATH}/token`,
	summary: "The action that this session waits for, with a fresh token for it; earlier tokens end.",
	reply: RequiredActionView,
	errors: { INVALID_REQUIRED_ACTION_DETAILS },
	duringPendingAction: REQUIRED_ACTIONS,
});

/** After any of these the session is complete, or waits for the next action; its cookie changes. */
export const choosePin = defineCall({
	...ACTION,
	name: "choosePin",
	limit: "proof",
	method: "PUT",
	path: `${ACTION_PATH}/pin`,
	summary: "Chooses the PIN that a login waits for.",
	body: Struct({ token: Token, pinCode: Text({ pattern: "^\\d{4}$" }) }),
	reply: ActionDone,
	errors: { INVALID_REQUIRED_ACTION_DETAILS },
	duringPendingAction: PIN_ACTIONS,
});

export const choosePassword = defineCall({
	...ACTION,
	name: "choosePassword",
	limit: "proof",
	method: "PUT",
	path: `${ACTION_PATH}/password`,
	summary: "Chooses the password that a login waits for. Every other session of the player ends.",
	body: Struct({ token: Token, password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) }),
	reply: ActionDone,
	errors: { INVALID_REQUIRED_ACTION_DETAILS, TOO_MANY_REQUESTS },
	duringPendingAction: ["forcePasswordReset"],
});

const Phone = Text({
	minLength: 1,
	maxLength: 30,
	description: "as dialled at home, or with + and the country's code",
});

export const requestPhoneCode = defineCall({
	...ACTION,
	name: "requestPhoneCode",
	limit: "code",
	method: "POST",
	path: `${ACTION_PATH}/phone/code`,
	summary: "Sends a code to the phone that is to be the player's from now on.",
	body: Struct({ token: Token, phone: Phone }),
	reply: Struct({ phone: Text(), limit: Integer(), remainingSendAttempts: Integer() }),
	errors: { INVALID_REQUIRED_ACTION_DETAILS, ACCOUNT_BLOCKED, NO_REMAINING_SEND_CODE_ATTEMPT, ...smsErrors },
	duringPendingAction: ["forcePhoneNumberReset"],
});

export const choosePhone = defineCall({
	...ACTION,
	name: "choosePhone",
	level: "proof",
	limit: "proof",
	method: "PUT",
	path: `${ACTION_PATH}/phone`,
	summary: "Makes a phone the player's, by the code that was sent to it.",
	headers: Struct({ "x-mfa-code": Text({ maxLength: 40 }) }),
	body: Struct({ token: Token, phone: Phone }),
	reply: ActionDone,
	errors: {
		INVALID_REQUIRED_ACTION_DETAILS,
		PHONE_TAKEN,
		MFA_ACCOUNT_BLOCKED,
		MFA_ALREADY_USED,
		MFA_INVALID_CONFIRMATION_CODE,
	},
	duringPendingAction: ["forcePhoneNumberReset"],
});
