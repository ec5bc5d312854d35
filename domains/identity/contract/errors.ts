import { Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** The names in small letters are the specification's login causes. spec §8 */
export const loginErrors = defineErrors({
	/** Also for an e-mail that nobody registered: the answer tells nobody who has an account. */
	invalid_grant: { status: 401, text: "identity.errors.invalidGrant" },
	/** Too many attempts, for this account or from this address. */
	blocked: {
		status: 429,
		text: "identity.errors.blocked",
		details: Struct({ remainingBlockingTime: Integer({ description: "seconds" }) }),
	},
	DISABLED_PROFILE: { status: 401, text: "identity.errors.disabledProfile" },
	/** Only told to whoever gave the right password. */
	EMAIL_NOT_CONFIRMED: { status: 403, text: "identity.errors.emailNotConfirmed" },
});

export const registrationErrors = defineErrors({
	REGION_NOT_ALLOWED: {
		status: 451,
		text: "identity.errors.regionNotAllowed",
		details: Struct({ cause: Text({ description: "location or address" }), place: Text() }),
	},
	CONFIRMATION_INVALID: { status: 410, text: "identity.errors.confirmationInvalid" },
});

export const errors = { ...loginErrors, ...registrationErrors };
