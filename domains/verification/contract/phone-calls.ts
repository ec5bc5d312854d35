import { factorsErrors } from "@baize/factors/contract";
import { DictionaryOf, defineCall, Optional, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import { verificationErrors } from "./errors.ts";
import { PhoneForm, PhoneStatusReply } from "./schemas.ts";

const {
	MFA_ACCOUNT_BLOCKED,
	MFA_ALREADY_USED,
	MFA_INVALID_CONFIRMATION_CODE,
	MFA_CONFIGURATION_ERROR,
	MFA_ERROR_VALIDATING_OPERATION,
	PLAYER_NOT_VALIDATED,
	PLAYER_VALIDATED,
	PHONE_INVALID,
} = factorsErrors;

/**
 * Answered from a cache, with an ETag that changes with the status. The specification does not show the path. spec §7
 */
export const readPhoneStatus = defineCall({
	name: "readPhoneStatus",
	method: "GET",
	path: "/services/profile/v1/phone-status/profile/:session",
	who: "player",
	level: "session",
	summary: "Whether the player's phone is validated.",
	params: Struct({ session: Text() }),
	reply: PhoneStatusReply,
	errors: {},
	pollMs: 30 * SECOND_MS,
	unknownProperties: "ignore",
});

export const readPhoneForm = defineCall({
	name: "readPhoneForm",
	method: "GET",
	path: "/api/v1/verification/:session/phone-form",
	who: "player",
	level: "session",
	summary: "What the page that validates a phone begins with.",
	params: Struct({ session: Text() }),
	reply: PhoneForm,
	errors: {},
});

/** `:phone` is prefix and number, "+14165550123", its + written as %2B. spec §7 */
export const validatePhone = defineCall({
	name: "validatePhone",
	method: "POST",
	path: "/services/profile/v1/validated-phones/:phone/profile/:session",
	who: "player",
	level: "recent",
	limit: "proof",
	summary: "Validates a phone by the code that was sent to it.",
	params: Struct({ phone: Text({ maxLength: 30 }), session: Text() }),
	headers: DictionaryOf(Text(), Text()),
	body: Struct({
		phone: Text({ maxLength: 30 }),
		phonePrefix: Text({ maxLength: 6 }),
		/** Read if the header is missing. */
		code: Optional(Text({ maxLength: 20 })),
	}),
	reply: PhoneStatusReply,
	errors: {
		PROOF_REQUIRED: COMMON_ERRORS.PROOF_REQUIRED,
		MFA_ACCOUNT_BLOCKED,
		MFA_ALREADY_USED,
		MFA_INVALID_CONFIRMATION_CODE,
		MFA_CONFIGURATION_ERROR,
		MFA_ERROR_VALIDATING_OPERATION,
		PLAYER_NOT_VALIDATED,
		PLAYER_VALIDATED,
		PHONE_INVALID,
		PHONE_TAKEN: verificationErrors.PHONE_TAKEN,
	},
	unknownProperties: "ignore",
});
