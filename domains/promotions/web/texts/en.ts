export default {
	errors: {
		offerNotFound: "This offer is not available. It may be over; you have lost nothing.",
		offerNotOpen: "This offer cannot be taken now. Nothing was changed; the offer’s page says why.",
		termsChanged: "The terms have changed since you read them. Nothing was taken: read them again.",
		codeUnknown: "We know no offer with this code. Check each letter and number, and try again.",
		grantNotFound: "You have no such bonus. Your bonuses are listed on the bonuses page.",
		grantState: "This bonus has changed meanwhile. Nothing was done: look at it again.",
		previewChanged: "What you saw is no longer so. Nothing was changed: look again before you decide.",
		offerState: "The offer is in another state. Nothing was changed.",
		draftChanged: "Another operator has changed the draft. Read it again before you save.",
		termsInvalid: "The terms contradict themselves. Nothing was saved.",
		notPublishable: "A check fails, so the offer cannot be published.",
		budgetSpent: "The budget does not cover it. Nothing was given.",
		amountTooHigh: "This is more than the offer allows. Nothing was given.",
		codeTaken: "Another offer has this code. Choose another one.",
		idempotencyConflict: "The same request came with another content. Nothing was changed.",
	},
} as const;
