export default {
	errors: {
		offerNotFound: "This offer is not available. It may have ended; you have not lost anything.",
		offerNotOpen: "This offer cannot be claimed right now. Nothing was changed; see the offer’s page for why.",
		termsChanged: "The terms have changed since you read them. Nothing was claimed: please read them again.",
		codeUnknown: "This promo code is not valid. Check it and try again.",
		grantNotFound: "We could not find this bonus. The bonuses page lists all of yours.",
		grantState: "This bonus has changed in the meantime. Nothing was done: check it again.",
		previewChanged:
			"The figures have changed since you saw them. Nothing was changed: check them again before you decide.",
		offerState: "The offer has a different status now. Nothing was changed.",
		draftChanged: "Another operator has changed the draft. Reload it before you save.",
		termsInvalid: "The terms contradict themselves. Nothing was saved.",
		notPublishable: "A check fails, so the offer cannot be published.",
		budgetSpent: "The budget does not cover it. Nothing was given.",
		amountTooHigh: "This is more than the offer allows. Nothing was given.",
		codeTaken: "Another offer already uses this code. Choose another one.",
		idempotencyConflict: "This request was already made with different details. Nothing was changed.",
	},
} as const;
