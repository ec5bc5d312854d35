export default {
	composed: {
		subject: "{title}",
		text: `{text}

Read it on the site:

{link}`,
	},
	unsubscribing: "Unsubscribe from offers:",
	notMe:
		"Was this not you? Open this page and press its button. It logs everyone out, stops all withdrawals immediately and helps you set a new password:",
	push: {
		withdrawalPaid: "Your withdrawal has been paid",
		payments: "You have a payment update",
		account: "You have an account update",
		news: "You have a new message",
		offers: "You have a new offer",
		more: "Open to read more.",
		testTitle: "Notifications work",
		testBody: "This is how notifications from Baize look on this device.",
	},
};
