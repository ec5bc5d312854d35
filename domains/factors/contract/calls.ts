import { defineCall, EnumOf, Flag, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { smsErrors } from "@baize/notifications/contract";
import { factorsErrors } from "./errors.ts";
import { METHODS } from "./operations.ts";
import { FactorSettings, OfOperation, OfSession, PinCode } from "./schemas.ts";

const { TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE, PROOF_REQUIRED } = COMMON_ERRORS;
const {
	ACCOUNT_BLOCKED,
	NO_REMAINING_SEND_CODE_ATTEMPT,
	PLAYER_NOT_VALIDATED,
	PLAYER_VALIDATED,
	PHONE_INVALID,
	MFA_ACCOUNT_BLOCKED,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_ALREADY_USED,
	MFA_CONFIGURATION_ERROR,
	MFA_ERROR_VALIDATING_OPERATION,
	RESET_INVALID,
} = factorsErrors;

/**
 * Pending actions of a session. Some of these calls are what the session is waiting for, so they work meanwhile. spec
 * §4
 */
const CHOOSING_PIN = ["ADD_PIN_CODE", "forcePinReset"] as const;
const LOGGING_IN = ["login"] as const;

const VERIFICATION = "/services/player-verification/v1/profiles/:session";

export const readOperationStatus = defineCall({
	name: "readOperationStatus",
	method: "GET",
	path: `${VERIFICATION}/operations/:operation/status`,
	who: "player",
	level: "session",
	summary: "Whether wrong codes have blocked an operation, and for how many seconds more.",
	params: OfOperation,
	reply: Struct({ status: EnumOf(["BLOCKED", "ACTIVE"]), remainingBlockingTime: Integer() }),
	errors: {},
	unknownProperties: "ignore",
	duringPendingAction: [...LOGGING_IN, "forcePhoneNumberReset"],
});

/**
 * Opens a confirmation of exactly what the body names, for this session, valid once and for ten minutes. A withdrawal
 * is confirmed by the strongest method that the player has (`method`): the authenticator, else a code by SMS, else the
 * PIN. Without amount, currency and destination the proof authorises no withdrawal. Everything else is confirmed by SMS
 * to the validated phone; validatePhone to the phone that the body names, or else to the profile's.
 */
export const requestConfirmationCode = defineCall({
	name: "requestConfirmationCode",
	method: "POST",
	path: `${VERIFICATION}/operation/:operation/confirmationCode`,
	who: "player",
	level: "session",
	limit: "code",
	summary: "Requests a confirmation: sends a code by SMS, or waits for the PIN or the authenticator's code.",
	params: OfOperation,
	body: Struct({
		phonePrefix: Optional(Text({ pattern: "^\\+?[0-9]{1,4}$" })),
		phone: Optional(Text({ maxLength: 30 })),
		amountMinor: Optional(Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
		currency: Optional(Text({ maxLength: 5 })),
		destination: Optional(Text({ maxLength: 264 })),
	}),
	isBodyOptional: true,
	reply: Struct({
		limit: Integer(),
		remainingSendAttempts: Integer(),
		/** Only for a withdrawal: what proves it, and where the code was sent, with all but the last four digits hidden. */
		method: Optional(EnumOf(METHODS)),
		phone: Optional(Text()),
	}),
	errors: {
		ACCOUNT_BLOCKED,
		NO_REMAINING_SEND_CODE_ATTEMPT,
		MFA_ERROR_VALIDATING_OPERATION,
		PLAYER_NOT_VALIDATED,
		PLAYER_VALIDATED,
		PHONE_INVALID,
		OUTSIDE_UNAVAILABLE,
		...smsErrors,
	},
	unknownProperties: "ignore",
	duringPendingAction: LOGGING_IN,
});

export const VERIFICATION_TYPES = ["PASSWORD", "PIN_CODE"] as const;
export const VERIFICATION_METHODS = ["EMAIL", "SMS", "NOT_APPLICABLE"] as const;

/**
 * Compares a password or PIN; if it is right, this session has a recent proof. By EMAIL the value is the token of a
 * link for a forgotten PIN, by SMS a code for updateProfile. A header for mock two-factor is accepted and has no
 * effect.
 */
export const verifyPlayer = defineCall({
	name: "verifyPlayer",
	method: "PUT",
	path: `${VERIFICATION}/verifications/verify`,
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Verifies the player by password or PIN before a change.",
	params: OfSession,
	body: Struct({
		verificationType: EnumOf(VERIFICATION_TYPES),
		verificationMethod: Optional(EnumOf(VERIFICATION_METHODS)),
		verificationValue: Text({ minLength: 1, maxLength: 200 }),
	}),
	reply: Struct({ verified: Flag() }),
	errors: {
		MFA_ACCOUNT_BLOCKED,
		MFA_INVALID_CONFIRMATION_CODE,
		MFA_ALREADY_USED,
		MFA_CONFIGURATION_ERROR,
		RESET_INVALID,
		TOO_MANY_REQUESTS,
	},
	unknownProperties: "ignore",
});

const Done = Struct({ outcome: Text() });

export const requestPinReset = defineCall({
	name: "requestPinReset",
	method: "POST",
	path: `${VERIFICATION}/verifications/PIN_CODE/request-reset`,
	who: "player",
	level: "session",
	limit: "code",
	summary: "Mails a link by which a forgotten PIN is set anew.",
	params: OfSession,
	reply: Done,
	errors: { NO_REMAINING_SEND_CODE_ATTEMPT },
	unknownProperties: "ignore",
	duringPendingAction: LOGGING_IN,
});

export const updatePinCode = defineCall({
	name: "updatePinCode",
	method: "PUT",
	path: "/api/v1/profiles/:session/pin-code",
	who: "player",
	level: "recent",
	limit: "proof",
	summary: "Sets the PIN, after a recent proof of who the player is.",
	params: OfSession,
	body: Struct({ pinCode: PinCode }),
	reply: Done,
	errors: { PROOF_REQUIRED, MFA_ACCOUNT_BLOCKED, TOO_MANY_REQUESTS },
	unknownProperties: "ignore",
	duringPendingAction: CHOOSING_PIN,
});

export const resetPinCode = defineCall({
	name: "resetPinCode",
	method: "POST",
	path: "/api/v1/factors/pin-resets",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "Sets the PIN by the token of a mailed link.",
	body: Struct({ token: Text({ maxLength: 100 }), pinCode: PinCode }),
	reply: Done,
	errors: { RESET_INVALID, TOO_MANY_REQUESTS },
});

export const readFactorSettings = defineCall({
	name: "readFactorSettings",
	method: "GET",
	path: "/api/v1/factors/:session/settings",
	who: "player",
	level: "session",
	summary: "What the player's pages of security show.",
	params: OfSession,
	reply: FactorSettings,
	errors: {},
});
