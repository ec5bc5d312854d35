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
};
