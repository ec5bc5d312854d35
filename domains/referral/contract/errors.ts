import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause here. */
export const referralErrors = defineErrors({});

export const affiliateErrors = defineErrors({
	APPLICATION_NOT_FOUND: { status: 404, text: "referral.errors.applicationNotFound" },
	/** Another operator has decided it. */
	APPLICATION_DECIDED: { status: 409, text: "referral.errors.applicationDecided" },
});

export const rewardErrors = defineErrors({
	REWARD_NOT_FOUND: { status: 404, text: "referral.errors.rewardNotFound" },
	/** It is decided, held or not held already: the page shows the present state when it reads again. */
	REWARD_STATE: { status: 409, text: "referral.errors.rewardState" },
});
