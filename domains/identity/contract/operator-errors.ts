import { defineErrors } from "@baize/kernel/error";

/** Of looking after operators' access. */
export const operatorErrors = defineErrors({
	/** The link was used, is too old, or another took its place. */
	INVITATION_INVALID: { status: 410, text: "account.errors.invitationInvalid" },
	OPERATOR_UNKNOWN: { status: 404, text: "account.errors.operatorUnknown" },
	/** A player's, or another operator's. */
	EMAIL_TAKEN: { status: 409, text: "account.errors.emailTaken" },
	/** Operators do not change the own roles, suspend themselves or reset the own factors. */
	OWN_ACCESS: { status: 409, text: "account.errors.ownAccess" },
	/** Nobody would be left who can look after operators. */
	LAST_OPERATOR: { status: 409, text: "account.errors.lastOperator" },
	/** It is so already, or another operator was quicker. */
	OPERATOR_STATE: { status: 409, text: "account.errors.operatorState" },
});
