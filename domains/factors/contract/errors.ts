import { Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

const blocked = Struct({ remainingBlockingTime: Integer({ description: "seconds" }) });
const attempts = Struct({ remainingAttempts: Integer(), limit: Integer() });

/** Errors that a caller can cause. The names are the specification's where it has one. spec §8 */
export const factorsErrors = defineErrors({
	/** When a code is requested: the operation is blocked. */
	ACCOUNT_BLOCKED: { status: 423, text: "factors.errors.accountBlocked", details: blocked },
	NO_REMAINING_SEND_CODE_ATTEMPT: {
		status: 423,
		text: "factors.errors.noSendsLeft",
		details: Struct({ retryAfter: Integer({ description: "seconds until codes are sent again" }) }),
	},
	/** When a code is submitted: too many were wrong. */
	MFA_ACCOUNT_BLOCKED: { status: 423, text: "factors.errors.mfaBlocked", details: blocked },
	MFA_INVALID_CONFIRMATION_CODE: { status: 422, text: "factors.errors.invalidCode", details: attempts },
	/**
	 * The same right proof came a second time for another request, or for one that must not be repeated. It is not
	 * counted as an attempt.
	 */
	MFA_ALREADY_USED: { status: 409, text: "factors.errors.alreadyUsed" },
	/** The chosen method is not set up for this account. */
	MFA_CONFIGURATION_ERROR: { status: 422, text: "factors.errors.configuration" },
	/** The proof was given for another operation, or the operation is not possible in this state. */
	MFA_ERROR_VALIDATING_OPERATION: { status: 422, text: "factors.errors.validatingOperation" },
	/** A proof is needed first, by one of these methods. */
	MFA_REQUIRED: {
		status: 403,
		text: "factors.errors.required",
		details: Struct({ operation: Text(), methods: ListOf(Text()) }),
	},
	PLAYER_NOT_VALIDATED: { status: 422, text: "factors.errors.notValidated" },
	PLAYER_VALIDATED: { status: 422, text: "factors.errors.validated" },
	PHONE_INVALID: { status: 422, text: "factors.errors.phoneInvalid" },
	RESET_INVALID: { status: 410, text: "factors.errors.resetInvalid" },
	TWO_FACTOR_OFF: { status: 403, text: "factors.errors.twoFactorOff" },
	PASSKEY_INVALID: { status: 422, text: "factors.errors.passkeyInvalid" },
	PASSKEY_LIMIT: { status: 409, text: "factors.errors.passkeyLimit", details: Struct({ limit: Integer() }) },
	/** Removing this factor would leave the operator without a second factor. */
	LAST_FACTOR: { status: 409, text: "factors.errors.lastFactor" },
	PASSKEY_NOT_FOUND: { status: 404, text: "factors.errors.passkeyNotFound" },
});
