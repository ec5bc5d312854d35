export default {
	unread: "{count, plural, one {# unread message} other {# unread messages}}",
	inbox: {
		back: "Your account",
		title: "Messages",
		description: "What Baize has written to you.",
		list: "Your messages",
		status: "{count, plural, =0 {All read} one {# unread} other {# unread}}",
		readAll: "Mark all as read",
		new: "New",
		open: "Show what it is about",
		delete: "Delete “{title}”",
		deleted: "The message is deleted.",
		undo: "Undo",
		restored: "The message is back.",
		emptyTitle: "No messages",
		emptyText: "When a withdrawal ends or Baize has something to say to you, you will find it here.",
		more: "Show older",
		shown: "{count, plural, one {# message shown} other {# messages shown}}",
		end: "That is everything.",
		updateFailed: "The messages could not be brought up to date. Nothing is lost; it tries again by itself.",
	},
	consent: {
		title: "Mails about offers",
		text: "Only if you want them. What concerns your money and your account is always sent.",
		on: "Send me mails about offers",
		saved: "Saved.",
	},
	unsubscribe: {
		title: "No more mails about offers?",
		text: "You will go on receiving what concerns your money and your account.",
		confirm: "Stop these mails",
		doneTitle: "You get no more mails about offers",
		doneText: "If you change your mind, you find the switch under Messages in your account.",
		toLobby: "To the lobby",
	},
	errors: {
		messageNotFound: "This message is not there any more. Load the page again to see those that are.",
		offersPaused:
			"You are taking a break from play, so no offers are sent to you. Nothing has changed; choose again once it is over.",
		unsubscribeInvalid:
			"This link is not complete. Open it from the mail again, or switch these mails off under Messages in your account.",
		idempotencyConflict:
			"An earlier version of this was sent already, and this one was not. Look through what was sent; if this is still needed, send it again.",
		smsNumberRefused:
			"We cannot send text messages to this number, so none was sent. Use a mobile phone of a country where we offer accounts, or of a neighbour of one.",
		smsLimitReached:
			"Too many text messages were asked for, so none was sent. Wait {minutes, plural, one {a minute} other {# minutes}} before you ask again, or use another way to show that it is you.",
		recipientUnknown: "No player has this e-mail address. Nothing was sent. Check how it is written.",
	},
} as const;
