export default {
	composed: {
		subject: "{title}",
		text: `{text}

Read it on the site:

{link}`,
	},
	unsubscribing: "No more mails about offers:",
	notMe:
		"Was it not you? Open this page and press its button. It signs everybody out, stops all payouts at once and helps you to a new password:",
	push: {
		withdrawalPaid: "Your withdrawal was paid",
		payments: "There is news about a payment",
		account: "There is news about your account",
		news: "A message waits for you",
		offers: "An offer waits for you",
		more: "Open it to read more.",
		testTitle: "Notifications work",
		testBody: "This is how Baize writes to you on this device.",
	},
};
