import { factorsErrors } from "@baize/factors/contract";
import { DictionaryOf, defineCall, Flag, Optional, Struct, Text, Unknown } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { loginErrors } from "./login-errors.ts";
import { LoginHeaders, LoginRequest, LoginSuccess, Outcome, SessionView } from "./login-schemas.ts";

const { TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;

/** Errors of the extra step: its block is reported with the login's own cause. */
const { MFA_INVALID_CONFIRMATION_CODE, MFA_ALREADY_USED, MFA_CONFIGURATION_ERROR, PASSKEY_INVALID } = factorsErrors;
const STEP = { MFA_INVALID_CONFIRMATION_CODE, MFA_ALREADY_USED, MFA_CONFIGURATION_ERROR, PASSKEY_INVALID };

const LOGIN = {
	method: "POST",
	who: "anyone",
	level: "visitor",
	limit: "login",
	summary: "Logs in: sets the cookie sid and answers the session's handle.",
	headers: LoginHeaders,
	body: LoginRequest,
	reply: LoginSuccess,
	errors: { ...loginErrors, ...STEP, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE },
	unknownProperties: "ignore",
	duringPendingAction: true,
} as const;

export const login = defineCall({ ...LOGIN, name: "login", path: "/services/login-service/v1/login" });

/** Every variant has the same rules and the same limits. */
export const loginByVariant = defineCall({
	...LOGIN,
	name: "loginByVariant",
	path: "/services/login-service/v1/login/:variant",
	params: Struct({ variant: Text({ maxLength: 60 }) }),
});

/** A passkey is unlocked by finger, face or code, so it counts as both the password and the extra step. */
export const loginByPasskey = defineCall({
	name: "loginByPasskey",
	method: "POST",
	path: "/api/v1/identity/passkey-login",
	who: "anyone",
	level: "visitor",
	limit: "login",
	summary: "Logs in with a passkey alone: sets the cookie sid and answers the session's handle.",
	body: Struct({
		response: DictionaryOf(Text(), Unknown()),
		deviceId: Optional(Text({ maxLength: 200 })),
		remember_device: Optional(Flag()),
	}),
	reply: LoginSuccess,
	errors: { ...loginErrors, PASSKEY_INVALID, TOO_MANY_REQUESTS },
	duringPendingAction: true,
});

/** Replies the same without a session: after logout no one is signed in either way. */
export const logout = defineCall({
	name: "logout",
	method: "POST",
	path: "/services/login-service/v1/logout",
	who: "anyone",
	level: "visitor",
	limit: "command",
	summary: "Ends the session.",
	reply: Outcome,
	errors: {},
	unknownProperties: "ignore",
	duringPendingAction: true,
});

export const describeSession = defineCall({
	name: "describeSession",
	method: "GET",
	path: "/api/v1/identity/session",
	who: "anyone",
	level: "visitor",
	summary: "Returns the session as a page needs it.",
	reply: SessionView,
	errors: {},
	duringPendingAction: true,
});

/** Apart from logout, which would end the session of a login in another tab of the browser in the meantime. */
export const forgetEndedSession = defineCall({
	name: "forgetEndedSession",
	method: "POST",
	path: "/api/v1/identity/session/forget-ended",
	who: "anyone",
	level: "visitor",
	limit: "command",
	summary: "Removes the cookie of a session that has ended; a session that is open is left as it is.",
	reply: Outcome,
	errors: {},
	duringPendingAction: true,
});
