export default {
	choice: {
		label: "Usage statistics",
		question:
			"May we count which pages and games are used? We count events by day and country only: no names, no accounts, nothing you type.",
		agreed: "You have agreed that we count which pages and games are used. You can change this at any time.",
		declined: "We do not count what you use. You can change this at any time.",
		signal: "Your browser asks sites not to track you, so we do not count what you use.",
		more: "About cookies",
		accept: "Accept",
		decline: "Decline",
	},
	errors: {
		notAgreed: "Nothing is counted without your agreement.",
		eventUnknown: "This event is not one that the site counts.",
		propertyWrong: "This event does not have these properties.",
	},
} as const;
