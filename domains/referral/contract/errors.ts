import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const referralErrors = defineErrors({});

export const affiliateErrors = defineErrors({
	APPLICATION_NOT_FOUND: { status: 404, text: "referral.errors.applicationNotFound" },
	/** Another operator has decided it. */
	APPLICATION_DECIDED: { status: 409, text: "referral.errors.applicationDecided" },
});

export const mediaErrors = defineErrors({
	MEDIUM_NOT_FOUND: { status: 404, text: "referral.errors.mediumNotFound" },
	/** Another operator was faster. */
	MEDIUM_ENDED: { status: 409, text: "referral.errors.mediumEnded" },
	/** The same requestId came with another content. Nothing was added. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "referral.errors.mediumConflict" },
});

export const rewardErrors = defineErrors({
	REWARD_NOT_FOUND: { status: 404, text: "referral.errors.rewardNotFound" },
	/** It is decided, held or not held already: the page shows the present state when it reads again. */
	REWARD_STATE: { status: 409, text: "referral.errors.rewardState" },
});

export const commissionErrors = defineErrors({
	AFFILIATE_NOT_FOUND: { status: 404, text: "referral.errors.affiliateNotFound" },
	/** A plan is proposed already, or none is. */
	ASSIGNMENT_STATE: { status: 409, text: "referral.errors.assignmentState" },
	/** The month has a statement, the plan has no terms in it, or the two affiliates cannot stand so. */
	PLAN_NOT_POSSIBLE: { status: 422, text: "referral.errors.planNotPossible" },
	/** What pays an affiliate is done by two operators. */
	SECOND_OPERATOR_NEEDED: { status: 403, text: "referral.errors.secondOperatorNeeded" },
	/** Postbacks are off, so nothing was sent. */
	POSTBACKS_OFF: { status: 409, text: "referral.errors.postbacksOff" },
	STATEMENT_NOT_FOUND: { status: 404, text: "referral.errors.statementNotFound" },
	/** Another operator was faster. */
	STATEMENT_STATE: { status: 409, text: "referral.errors.statementState" },
	NOT_AN_AFFILIATE: { status: 404, text: "referral.errors.notAnAffiliate" },
});
