export default {
	title: "Why you cannot deposit at the moment",
	others: "What else stands in the way",
	methods: "Not every way is open at the moment",
	reasons: {
		cashierClosed: "We take no new deposits right now. Come back a little later.",
		place:
			"The law does not allow play for money where you are or live. You can practise, and your money can be paid out.",
		terms: "Our terms have changed. Read and accept them to go on.",
		documentBlocked: "Your verification is blocked. Write to us, and a person will look at it.",
		documentRequired: "We must know who pays: verify your document. It takes about two minutes.",
		accountOnHold: "A person must look at your account first. Write to us if it takes longer than a day.",
		excluded: "You have excluded yourself, so no deposit is taken.",
		timedOut: "You are taking a break, so no deposit is taken.",
		limitReached: "What is left of your deposit limit is less than the smallest deposit.",
		currency: "It does not take your currency. Choose another way.",
		country: "It is not offered in your country. Choose another way.",
		outage: "It does not answer at the moment. Choose another way, or try again in a few minutes.",
	},
	ofMethods: "{methods}: {text}",
	until: "It ends on {time}.",
	ways: {
		acceptTerms: "Read the terms",
		verifyDocument: "Verify the document",
		contactSupport: "Write to us",
		seeLimits: "See your limits",
	},
} as const;
