import { factorsErrors } from "@baize/factors/contract";
import {
	DictionaryOf,
	defineCall,
	EnumOf,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { MINUTE_MS } from "@baize/kernel/time";
import { Ended, NewPassword } from "../account/account-calls.ts";
import { accountErrors } from "../account/account-errors.ts";
import { loginErrors } from "../login/login-errors.ts";
import { Outcome, SESSION_ENDS } from "../login/login-schemas.ts";
import { PASSWORD_MAX_LENGTH } from "../registration/password-length.ts";
import { operatorErrors } from "./operator-errors.ts";

// How operators log in, on an origin of their own, and what each can do about their own access.

/** An operator's session ends after this time without a request. */
export const OPERATOR_IDLE_MS = 15 * MINUTE_MS;

const { TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;
const { invalid_grant, invalid_grant_captcha_enforcement, blocked, DISABLED_PROFILE } = loginErrors;
const { MFA_ACCOUNT_BLOCKED, MFA_CONFIGURATION_ERROR, MFA_INVALID_CONFIRMATION_CODE, PASSKEY_INVALID } = factorsErrors;
const { PASSWORD_WRONG, PASSWORD_BLOCKED } = accountErrors;

/** How an operator proves who they are, beside the password. A recovery code replaces the authenticator's code. */
export const OPERATOR_PROOFS = ["TWO_FACTOR_AUTHENTICATION", "PASSKEY"] as const;
export type OperatorProof = (typeof OPERATOR_PROOFS)[number];

/** `step`: the second factor is due; `enrolment`: there is none yet, and it is being set up. */
export const OPERATOR_SESSION_STATES = ["signedOut", "step", "enrolment", "signedIn"] as const;

/** What a page of the back office needs to know about its session. */
export const OperatorView = Struct({
	state: EnumOf(OPERATOR_SESSION_STATES),
	/** Why the browser's last session ended. */
	ended: Optional(EnumOf(SESSION_ENDS)),
	id: Optional(Text()),
	displayName: Optional(Text()),
	email: Optional(Text()),
	roles: ListOf(Text()),
	/** The accepted second factors. */
	proofs: ListOf(EnumOf(OPERATOR_PROOFS)),
});
export type OperatorView = Static<typeof OperatorView>;

const ANYONE = {
	who: "anyone",
	level: "visitor",
	servedTo: "operators",
	duringPendingAction: true,
} as const;

export const describeOperator = defineCall({
	...ANYONE,
	name: "describeOperator",
	method: "GET",
	path: "/api/v1/operator/session",
	summary: "Returns the operator's session as a page of the back office needs it.",
	reply: OperatorView,
	errors: {},
});

const LOGIN_ERRORS = { invalid_grant, blocked, DISABLED_PROFILE, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE };

/** A player's e-mail gets the same reply as a wrong password. */
export const logInOperator = defineCall({
	...ANYONE,
	name: "logInOperator",
	limit: "login",
	method: "POST",
	path: "/api/v1/operator/login",
	summary: "Takes an operator's password. The session waits for the second factor, or for one to be set up.",
	headers: Struct({ "x-captcha-token": Optional(Text({ maxLength: 4_096 })) }),
	body: Struct({
		username: Text({ minLength: 1, maxLength: 254 }),
		password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
	}),
	reply: OperatorView,
	errors: { ...LOGIN_ERRORS, invalid_grant_captcha_enforcement },
});

export const beginOperatorPasskeyProof = defineCall({
	...ANYONE,
	name: "beginOperatorPasskeyProof",
	limit: "passkeyOptions",
	method: "POST",
	path: "/api/v1/operator/login/passkey/options",
	summary:
		"What the browser needs to sign with an operator's passkey: for a login, its second factor or a fresh proof.",
	reply: Struct({ options: DictionaryOf(Text(), Unknown()) }),
	errors: { TOO_MANY_REQUESTS },
});

export const logInOperatorByPasskey = defineCall({
	...ANYONE,
	name: "logInOperatorByPasskey",
	limit: "login",
	method: "POST",
	path: "/api/v1/operator/login/passkey",
	summary: "Logs an operator in with a passkey alone, which is two factors.",
	body: Struct({ response: DictionaryOf(Text(), Unknown()) }),
	reply: OperatorView,
	errors: { ...LOGIN_ERRORS, PASSKEY_INVALID },
});

export const logOutOperator = defineCall({
	...ANYONE,
	name: "logOutOperator",
	limit: "command",
	method: "POST",
	path: "/api/v1/operator/logout",
	summary: "Ends the operator's session.",
	reply: Outcome,
	errors: {},
});

/** Between the password and the second factor, this completes the login. */
export const proveOperator = defineCall({
	name: "proveOperator",
	method: "POST",
	path: "/api/v1/operator/proofs",
	who: "operator",
	level: "twoFactors",
	limit: "proof",
	summary:
		"Proves by authenticator, recovery code or passkey who the operator is: the login's second factor, or afresh.",
	body: Struct({
		method: EnumOf(OPERATOR_PROOFS),
		/** A code; for a passkey, the browser's signature as Base64 of JSON. */
		value: Text({ minLength: 1, maxLength: 4_096 }),
	}),
	reply: OperatorView,
	errors: {
		MFA_ACCOUNT_BLOCKED,
		MFA_CONFIGURATION_ERROR,
		MFA_INVALID_CONFIRMATION_CODE,
		PASSKEY_INVALID,
		TOO_MANY_REQUESTS,
	},
	duringPendingAction: ["operatorLogin"],
});

const { INVITATION_INVALID } = operatorErrors;
const Token = Text({ maxLength: 100 });

export const checkInvitation = defineCall({
	...ANYONE,
	name: "checkInvitation",
	limit: "link",
	method: "POST",
	path: "/api/v1/operator/invitations/check",
	summary: "Whom an operator's invitation is for.",
	body: Struct({ token: Token }),
	reply: Struct({ email: Text(), displayName: Text() }),
	errors: { INVITATION_INVALID, TOO_MANY_REQUESTS },
});

export const acceptInvitation = defineCall({
	...ANYONE,
	name: "acceptInvitation",
	limit: "link",
	method: "POST",
	path: "/api/v1/operator/invitations/accept",
	summary: "Chooses the password of an invited operator, once. The session waits for a second factor to be set up.",
	body: Struct({ token: Token, password: NewPassword }),
	reply: OperatorView,
	errors: { INVITATION_INVALID, TOO_MANY_REQUESTS },
});

/** Needs no role: every operator manages their own password. */
export const changeOperatorPassword = defineCall({
	name: "changeOperatorPassword",
	method: "PUT",
	path: "/api/v1/operator/password",
	who: "operator",
	level: "recentTwoFactors",
	limit: "proof",
	summary: "Changes an operator's own password with the present one. Every other session of the operator ends.",
	body: Struct({ presentPassword: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }), password: NewPassword }),
	reply: Ended,
	errors: { PASSWORD_WRONG, PASSWORD_BLOCKED, TOO_MANY_REQUESTS },
});
