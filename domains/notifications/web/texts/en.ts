export default {
	unread: "{count, plural, one {# unread message} other {# unread messages}}",
	inbox: {
		back: "Your account",
		title: "Messages",
		description: "Messages from Baize to you.",
		list: "Your messages",
		status: "{count, plural, =0 {All read} one {# unread} other {# unread}}",
		readAll: "Mark all as read",
		new: "New",
		open: "View details",
		delete: "Delete “{title}”",
		deleted: "Message deleted.",
		undo: "Undo",
		restored: "Message restored.",
		emptyTitle: "No messages",
		emptyText: "News about your withdrawals, your account and Baize appears here.",
		more: "Show older",
		shown: "{count, plural, one {# message shown} other {# messages shown}}",
		end: "That’s everything.",
		updateFailed: "Your messages could not be updated. We will try again automatically.",
	},
	consent: {
		title: "E-mails about offers",
		text: "Only if you want them. Messages about your money and your account are always sent.",
		on: "Send me e-mails about offers",
		saved: "Saved.",
	},
	unsubscribe: {
		title: "Unsubscribe from e-mails about offers?",
		text: "You will still receive messages about your money and your account.",
		confirm: "Unsubscribe",
		doneTitle: "You have unsubscribed from e-mails about offers",
		doneText: "If you change your mind, you can turn them on again under Messages in your account.",
		toLobby: "Go to the lobby",
	},
	errors: {
		messageNotFound: "This message no longer exists. Reload the page to see your messages.",
		offersPaused:
			"You are taking a break, so we do not send you offers. Nothing has changed; choose again when it is over.",
		unsubscribeInvalid:
			"This link is incomplete. Open it from the e-mail again, or turn these e-mails off under Messages in your account.",
		idempotencyConflict:
			"An earlier version of this has already been sent, and this one was not. Check what was sent; if this is still needed, send it again.",
		smsNumberRefused:
			"We cannot send text messages to this number, so none was sent. Use a mobile phone from a country where we offer accounts, or a neighbouring one.",
		smsLimitReached:
			"Too many text messages were requested, so none was sent. Wait {minutes, plural, one {a minute} other {# minutes}} before you try again, or confirm that it is you another way.",
		recipientUnknown: "No player has this e-mail address. Nothing was sent. Check the spelling.",
	},
} as const;
