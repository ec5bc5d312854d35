import { Integer, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const blocked = Struct({ remainingBlockingTime: Integer({ description: "seconds" }) });

/**
 * Of an extra step. `sessionId` is the handle of a session that can do no more than ask for the login's code; `methods`
 * are those that are taken, the one asked for first; `phoneEnd` is the end of the number that a code would go to.
 */
const step = Struct({
	sessionId: Text(),
	methods: ListOf(Text()),
	phoneEnd: Optional(Text()),
});

/** The causes of a login that is refused, by their names in the specification. spec §8 */
export const loginErrors = defineErrors({
	/** Also for an e-mail that nobody registered: the answer tells nobody who has an account. */
	invalid_grant: { status: 401, text: "login.errors.invalidGrant" },
	/** The password is not even looked at before the captcha is solved. */
	invalid_grant_captcha_enforcement: { status: 401, text: "login.errors.captcha" },
	/** Too many attempts, for this account or from this address. */
	blocked: { status: 429, text: "login.errors.blocked", details: blocked },
	DISABLED_PROFILE: { status: 401, text: "login.errors.disabledProfile" },
	/** It could not be verified who the person is. */
	VERIFICATION_BLOCKED: { status: 401, text: "login.errors.verificationBlocked" },
	/** Only told to whoever gave the right password. */
	EMAIL_NOT_CONFIRMED: { status: 403, text: "login.errors.emailNotConfirmed" },
	"mfa_required:PIN_CODE": { status: 401, text: "login.errors.mfaPin", details: step },
	"mfa_required:SMS": { status: 401, text: "login.errors.mfaSms", details: step },
	"mfa_required:EMAIL": { status: 401, text: "login.errors.mfaEmail", details: step },
	"mfa_required:TWO_FACTOR_AUTHENTICATION": { status: 401, text: "login.errors.mfaAuthenticator", details: step },
	/** A required action comes first: the token allows it, once. */
	"Precondition Required": {
		status: 428,
		text: "login.errors.preconditionRequired",
		details: Struct({
			action: Text(),
			token: Text(),
			profileInfo: Struct({ phone: Optional(Text()), phonePrefix: Optional(Text()), countryCode: Text() }),
			sessionId: Text(),
		}),
	},
});

/** Of doing a required action. */
export const requiredActionErrors = defineErrors({
	/** The token was used, is too old or another session's, or what was given does not fit; then `errors` names the field. */
	INVALID_REQUIRED_ACTION_DETAILS: { status: 422, text: "login.errors.invalidActionDetails" },
	/** Told only to whoever has shown that the phone is in their hand; whose else it is, is not told. */
	PHONE_TAKEN: { status: 409, text: "login.errors.phoneTaken" },
});

/** Causes that the page finds by itself, where an answer is none that it knows. spec §8 */
export const PAGE_CAUSES = {
	UNKNOWN_ERROR: "login.errors.unknown",
	UNKNOWN_REQUIRED_ACTION: "login.errors.unknownRequiredAction",
} as const;
