import { defineCall, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { factorsErrors } from "./errors.ts";
import { OfSession, ProofHeaders, SixDigits, TwoFactorStatus } from "./schemas.ts";

const { TWO_FACTOR_OFF, ...listed } = factorsErrors;
const {
	MFA_ACCOUNT_BLOCKED,
	MFA_ALREADY_USED,
	MFA_CONFIGURATION_ERROR,
	MFA_ERROR_VALIDATING_OPERATION,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_REQUIRED,
} = listed;
const proofErrors = {
	MFA_ACCOUNT_BLOCKED,
	MFA_ALREADY_USED,
	MFA_CONFIGURATION_ERROR,
	MFA_ERROR_VALIDATING_OPERATION,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_REQUIRED,
};

const TWO_FACTOR = "/services/player-verification/v1/profiles/:session/two-factor";
const RecoveryCodes = ListOf(Text());

/** Answered from a cache, with an ETag that changes with the status. spec §9 */
export const readTwoFactorStatus = defineCall({
	name: "readTwoFactorStatus",
	method: "GET",
	path: `${TWO_FACTOR}/status`,
	who: "player",
	level: "session",
	summary: "Whether the player's two-factor authentication is on.",
	params: OfSession,
	reply: TwoFactorStatus,
	errors: {},
	pollMs: 30 * SECOND_MS,
	unknownProperties: "ignore",
});

/** The code and operation come in the headers, or in the body, as the specification's client also sends them. */
export const enrolTwoFactor = defineCall({
	name: "enrolTwoFactor",
	method: "POST",
	path: `${TWO_FACTOR}/enrol`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary:
		"Begins two-factor authentication, proved by PIN or SMS; it is on once confirmTwoFactor has had a first code.",
	params: OfSession,
	headers: ProofHeaders,
	body: Struct({ code: Optional(Text({ maxLength: 40 })), operation: Optional(Text({ maxLength: 40 })) }),
	isBodyOptional: true,
	reply: Struct({ otpAuthUri: Text() }),
	errors: { ...proofErrors, TWO_FACTOR_OFF },
	unknownProperties: "ignore",
});

export const confirmTwoFactor = defineCall({
	name: "confirmTwoFactor",
	method: "POST",
	path: `${TWO_FACTOR}/confirm`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary:
		"Turns two-factor authentication on by the first code of the new authenticator; answers recovery codes, once.",
	params: OfSession,
	body: Struct({ code: SixDigits }),
	reply: Struct({ status: Text(), recoveryCodes: RecoveryCodes }),
	errors: { ...proofErrors, TWO_FACTOR_OFF },
});

export const disableTwoFactor = defineCall({
	name: "disableTwoFactor",
	method: "POST",
	path: `${TWO_FACTOR}/disable`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary:
		"Turns two-factor authentication off, proved by the authenticator or a recovery code (operation disable2FA).",
	params: OfSession,
	headers: ProofHeaders,
	reply: TwoFactorStatus,
	errors: proofErrors,
	unknownProperties: "ignore",
});

export const resetTwoFactor = defineCall({
	name: "resetTwoFactor",
	method: "POST",
	path: `${TWO_FACTOR}/reset`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary:
		"Begins the change to another authenticator (operation changeStatus2FA); the old one works until the new one is confirmed.",
	params: OfSession,
	headers: ProofHeaders,
	reply: Struct({ otpAuthUri: Text() }),
	errors: { ...proofErrors, TWO_FACTOR_OFF },
	unknownProperties: "ignore",
});

export const renewRecoveryCodes = defineCall({
	name: "renewRecoveryCodes",
	method: "POST",
	path: `${TWO_FACTOR}/recovery-codes`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Makes new recovery codes and ends the old (operation changeStatus2FA).",
	params: OfSession,
	headers: ProofHeaders,
	reply: Struct({ recoveryCodes: RecoveryCodes }),
	errors: proofErrors,
});
