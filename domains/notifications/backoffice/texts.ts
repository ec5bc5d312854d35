/** Texts for operators about writing to players. */
export const texts = {
	resources: {
		announcements: {
			name: "Message |||| Messages",
			title: "Messages to players",
			intro: "What is written here stands in the players' inbox at once.",
			empty: "No message yet. What you write stands here, with the number of inboxes that it has reached.",
			fields: {
				at: "Written",
				title: "Title",
				recipient: "To",
				reached: "Inboxes",
				writtenBy: "By",
			},
		},
	},
	announcements: {
		write: "Write a message",
		all: "All players",
		offer: "Offer",
		byMail: "Also by mail",
		underWay: "%{count}, under way",
		form: {
			title: "Write to players",
			to: "To",
			toOne: "One player",
			toAll: "All players",
			email: "The player's e-mail",
			language: "%{name}",
			subject: "Title",
			text: "Text",
			optional: "Left empty, readers of this language get the English.",
			link: "Page that it leads to",
			linkHint: "A path of the site without the language, like /account. May stay empty.",
			byMail: "Also send it by mail",
			isMarketing: "It is about offers",
			isMarketingHint: "Spares players who have shut themselves out; mails go only to those who agreed.",
			required: "Needed.",
			badLink: "Begin with one slash.",
			cancel: "Discard",
			send: "Send",
			sendAll: "Send to all players",
			sent: "Sent to %{to}.",
			sentAll: "On its way to all players.",
		},
	},
	notifications: {
		errors: {
			idempotencyConflict:
				"An earlier version of this was sent already, and this one was not. Look through the list; if this is still needed, send it again.",
			recipientUnknown: "No player has this e-mail address. Nothing was sent. Check how it is written.",
			messageNotFound: "This message is not there any more. Load the page again.",
			unsubscribeInvalid: "This link is not complete. Open it from the mail again.",
		},
	},
};
