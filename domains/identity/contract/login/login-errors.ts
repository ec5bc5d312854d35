import { Integer, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const blocked = Struct({ remainingBlockingTime: Integer({ description: "seconds" }) });

/**
 * Details of an extra step. `sessionId` is the handle of a session that can only request the login's code; `methods`
 * are the accepted ones, the requested one first; `phoneEnd` is the end of the number that a code would go to.
 */
const step = Struct({
	sessionId: Text(),
	methods: ListOf(Text()),
	phoneEnd: Optional(Text()),
});

/** The causes of a refused login, by their names in the specification. spec §8 */
export const loginErrors = defineErrors({
	/** Also for an e-mail that has no account: the reply does not reveal which e-mails have one. */
	invalid_grant: { status: 401, text: "login.errors.invalidGrant" },
	/** The password is not compared until the captcha is solved. */
	invalid_grant_captcha_enforcement: { status: 401, text: "login.errors.captcha" },
	/** Too many attempts, for this account or from this address. */
	blocked: { status: 429, text: "login.errors.blocked", details: blocked },
	DISABLED_PROFILE: { status: 401, text: "login.errors.disabledProfile" },
	/** The player's identity could not be verified. */
	VERIFICATION_BLOCKED: { status: 401, text: "login.errors.verificationBlocked" },
	/** Returned only after the right password. */
	EMAIL_NOT_CONFIRMED: { status: 403, text: "login.errors.emailNotConfirmed" },
	"mfa_required:PIN_CODE": { status: 401, text: "login.errors.mfaPin", details: step },
	"mfa_required:SMS": { status: 401, text: "login.errors.mfaSms", details: step },
	"mfa_required:EMAIL": { status: 401, text: "login.errors.mfaEmail", details: step },
	"mfa_required:TWO_FACTOR_AUTHENTICATION": { status: 401, text: "login.errors.mfaAuthenticator", details: step },
	/** A required action comes first: the token permits it, once. */
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

/** Errors of a required action. */
export const requiredActionErrors = defineErrors({
	/**
	 * The token was used, is too old or belongs to another session, or the input is invalid; then `errors` names the
	 * field.
	 */
	INVALID_REQUIRED_ACTION_DETAILS: { status: 422, text: "login.errors.invalidActionDetails" },
	/** Returned only after the caller has proved that they have the phone; the other owner is not named. */
	PHONE_TAKEN: { status: 409, text: "login.errors.phoneTaken" },
});

/** Causes that the page sets itself, for replies that it does not know. spec §8 */
export const PAGE_CAUSES = {
	UNKNOWN_ERROR: "login.errors.unknown",
	UNKNOWN_REQUIRED_ACTION: "login.errors.unknownRequiredAction",
} as const;
