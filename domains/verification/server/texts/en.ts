export default {
	mails: {
		verified: {
			subject: "Your document is verified",
			text: `We have checked your document, and everything fits. There is nothing more to do.

Your account:

{link}`,
		},
		invalid: {
			subject: "We could not accept your document",
			text: `Your money is safe, and you can send new pictures at once. What was not right:

{reasons}

Send new pictures here:

{link}`,
		},
		triesUsed: {
			subject: "A person helps you with your document",
			text: `Several pictures could not be accepted, so a person helps you now. Your money is safe. What was not right:

{reasons}

How to reach us, and other ways:

{link}`,
		},
		blocked: {
			subject: "Your verification is blocked",
			text: `We could not confirm that your document is genuine, so deposits, withdrawals and stakes are stopped. Your balance stays as it is. The reason:

{reason}

If this is a mistake, here is how to reach us:

{link}`,
		},
		requestedAgain: {
			subject: "Please send us your document again",
			text: `We need a new picture of your document. The reason:

{reason}

Send it here:

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "Your document is verified",
			text: "We have checked your document, and everything fits. There is nothing more to do.",
		},
		invalid: {
			title: "We could not accept your document",
			text: "{reasons} Your money is safe, and you can send new pictures at once.",
		},
		triesUsed: {
			title: "A person helps you with your document",
			text: "{reasons} Several pictures could not be accepted, so a person helps you now. Your money is safe.",
		},
		blocked: {
			title: "Your verification is blocked",
			text: "We could not confirm that your document is genuine, so deposits, withdrawals and stakes are stopped. Your balance stays as it is. The reason: {reason}",
		},
		requestedAgain: {
			title: "Please send us your document again",
			text: "We need a new picture of your document. {reason}",
		},
		phoneConfirmed: {
			title: "Your phone is confirmed",
			text: "Codes now go to {phone}. If it was not you who confirmed it, write to us at once.",
		},
	},
	reasons: {
		front: "The front cannot be accepted.",
		back: "The back cannot be accepted.",
		name: "The name is not the one of your account.",
		birthDate: "The date of birth is not the one of your account.",
		expiry: "The document has expired.",
		quality: "The picture is not sharp or bright enough to be read.",
	},
};
