import { factorsErrors } from "@baize/factors/contract";
import { defineCall, Integer, ListOf, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { registrationErrors } from "../errors.ts";
import { CaptchaHeaders } from "../login/login-step.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../registration/password-length.ts";
import { Email } from "../registration/registration.ts";
import { accountErrors } from "./account-errors.ts";
import { Account, IdText, Proof, SignedInDevice, SignIn } from "./account-schemas.ts";

const { OUTSIDE_UNAVAILABLE, PROOF_REQUIRED, TOO_MANY_REQUESTS } = COMMON_ERRORS;
const { CAPTCHA_REQUIRED } = registrationErrors;
const { PASSWORD_WRONG, PASSWORD_BLOCKED, RECOVERY_INVALID } = accountErrors;

/** The reply of a call that requires the password again. */
const { MFA_REQUIRED, MFA_INVALID_CONFIRMATION_CODE, MFA_ALREADY_USED, MFA_ACCOUNT_BLOCKED } = factorsErrors;
export const PROOF_ERRORS = {
	PASSWORD_WRONG,
	PASSWORD_BLOCKED,
	MFA_REQUIRED,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_ALREADY_USED,
	MFA_ACCOUNT_BLOCKED,
	TOO_MANY_REQUESTS,
};

const Token = Text({ maxLength: 100 });
export const NewPassword = Text({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });
const OfSession = Struct({ session: Text() });
export const Ended = Struct({ ended: Integer({ description: "How many sessions have ended." }) });

export const requestRecovery = defineCall({
	name: "requestRecovery",
	method: "POST",
	path: "/api/v1/identity/recoveries",
	who: "anyone",
	level: "visitor",
	limit: "recovery",
	summary: "Requests a link that sets a new password. The reply is the same whether or not the e-mail has an account.",
	headers: CaptchaHeaders,
	body: Struct({ email: Email }),
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { CAPTCHA_REQUIRED, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE },
});

export const checkRecovery = defineCall({
	name: "checkRecovery",
	method: "POST",
	path: "/api/v1/identity/recoveries/check",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "Returns whose password a link would set, before anything is typed. It does not use up the link.",
	body: Struct({ token: Token }),
	reply: Struct({ email: Text() }),
	errors: { RECOVERY_INVALID },
});

export const completeRecovery = defineCall({
	name: "completeRecovery",
	method: "POST",
	path: "/api/v1/identity/recoveries/complete",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "Sets a new password by the token from the mail. The token works once; every session of the person ends.",
	body: Struct({ token: Token, password: NewPassword }),
	reply: Struct({ email: Text() }),
	errors: { RECOVERY_INVALID, TOO_MANY_REQUESTS },
});

export const changePassword = defineCall({
	name: "changePassword",
	method: "PUT",
	path: "/api/v1/identity/:session/password",
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Changes the password with the present one. Every other session ends.",
	params: OfSession,
	body: Struct({ proof: Proof, password: NewPassword }),
	reply: Ended,
	errors: PROOF_ERRORS,
});

export const beginEmailChange = defineCall({
	name: "beginEmailChange",
	method: "POST",
	path: "/api/v1/identity/:session/email",
	who: "player",
	level: "proof",
	limit: "proof",
	summary:
		"Requests another e-mail: it takes effect once it is confirmed from a mail to it. The old address is notified.",
	params: OfSession,
	body: Struct({ email: Email, proof: Proof }),
	reply: Struct({ email: Text() }),
	replyStatus: 202,
	errors: { ...PROOF_ERRORS, EMAIL_UNCHANGED: accountErrors.EMAIL_UNCHANGED },
});

export const cancelEmailChange = defineCall({
	name: "cancelEmailChange",
	method: "DELETE",
	path: "/api/v1/identity/:session/email",
	who: "player",
	level: "session",
	summary: "Withdraws the request for another e-mail; its link ends.",
	params: OfSession,
	reply: Account,
	errors: {},
});

export const confirmEmailChange = defineCall({
	name: "confirmEmailChange",
	method: "POST",
	path: "/api/v1/identity/email-confirmations",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "Confirms a new e-mail by the token from its mail. Every session of the person ends.",
	body: Struct({ token: Token }),
	reply: Struct({ email: Text() }),
	errors: { EMAIL_CHANGE_INVALID: accountErrors.EMAIL_CHANGE_INVALID },
});

export const listDevices = defineCall({
	name: "listDevices",
	method: "GET",
	path: "/api/v1/identity/:session/devices",
	who: "player",
	level: "session",
	summary: "Lists where the player is signed in, the last seen first.",
	params: OfSession,
	reply: Struct({ devices: ListOf(SignedInDevice) }),
	errors: {},
});

export const endDevice = defineCall({
	name: "endDevice",
	method: "DELETE",
	path: "/api/v1/identity/:session/devices/:device",
	who: "player",
	level: "recent",
	summary: "Signs one device out, at once and everywhere.",
	params: Struct({ session: Text(), device: IdText }),
	errors: { PROOF_REQUIRED, DEVICE_UNKNOWN: accountErrors.DEVICE_UNKNOWN },
});

export const endOtherDevices = defineCall({
	name: "endOtherDevices",
	method: "POST",
	path: "/api/v1/identity/:session/devices/end-others",
	who: "player",
	level: "recent",
	summary: "Signs every device out but this one.",
	params: OfSession,
	reply: Ended,
	errors: { PROOF_REQUIRED },
});

export const MAX_SIGN_INS = 50;

export const listSignIns = defineCall({
	name: "listSignIns",
	method: "GET",
	path: "/api/v1/identity/:session/sign-ins",
	who: "player",
	level: "session",
	cost: 5,
	summary: "Lists successful and failed sign-ins, newest first, for as long as they are retained.",
	params: OfSession,
	query: Struct({
		before: Optional(IdText),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_SIGN_INS })),
	}),
	reply: Struct({
		signIns: ListOf(SignIn),
		before: OneOf([Text(), Null()], { description: "For the next page; null on the last." }),
	}),
	errors: {},
});
