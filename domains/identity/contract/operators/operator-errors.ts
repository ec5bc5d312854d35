import { defineErrors } from "@baize/kernel/error";

/** Errors of managing operators' access. */
export const operatorErrors = defineErrors({
	/** The link was used, is too old, or was replaced by a newer one. */
	INVITATION_INVALID: { status: 410, text: "person.errors.invitationInvalid" },
	OPERATOR_UNKNOWN: { status: 404, text: "person.errors.operatorUnknown" },
	/** A player or another operator has this e-mail. */
	EMAIL_TAKEN: { status: 409, text: "person.errors.emailTaken" },
	/** Operators do not change their own roles, suspend themselves or reset their own factors. */
	OWN_ACCESS: { status: 409, text: "person.errors.ownAccess" },
	/** No operator would be left who can manage operators. */
	LAST_OPERATOR: { status: 409, text: "person.errors.lastOperator" },
	/** It has this state already, or another operator was quicker. */
	OPERATOR_STATE: { status: 409, text: "person.errors.operatorState" },
});
