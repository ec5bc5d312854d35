export default {
	title: "Why you cannot deposit right now",
	others: "Also required",
	methods: "Some payment methods are not available",
	reasons: {
		cashierClosed: "Deposits are temporarily unavailable. Please try again a little later.",
		place:
			"The law does not allow playing for real money where you are or live. You can practise, and withdraw your money.",
		terms: "Our terms have changed. Read and accept them to continue.",
		documentBlocked: "Your verification is blocked. Contact us, and our team will look into it.",
		documentRequired: "We need to know who is paying: verify your identity. It takes about two minutes.",
		accountOnHold: "Our team needs to look at your account first. Contact us if it takes longer than a day.",
		excluded: "You have excluded yourself, so you cannot deposit.",
		timedOut: "You are taking a break, so you cannot deposit.",
		limitReached: "Less is left of your deposit limit than the minimum deposit.",
		currency: "Your currency is not supported. Choose another method.",
		country: "Not available in your country. Choose another method.",
		outage: "Not responding right now. Choose another method, or try again in a few minutes.",
	},
	ofMethods: "{methods}: {text}",
	until: "It ends on {time}.",
	ways: {
		acceptTerms: "Read the terms",
		verifyDocument: "Verify your identity",
		contactSupport: "Contact us",
		seeLimits: "See your limits",
	},
} as const;
