export default {
	mails: {
		verified: {
			subject: "Your identity is verified",
			text: `We have checked your document, and everything is in order. There is nothing more to do.

Your account:

{link}`,
		},
		invalid: {
			subject: "We could not accept your document",
			text: `Your money is safe, and you can send new pictures right away. What needs fixing:

{reasons}

Send new pictures here:

{link}`,
		},
		triesUsed: {
			subject: "Our team will help you with your document",
			text: `Several pictures could not be accepted, so our team will help you now. Your money is safe. What needs fixing:

{reasons}

How to reach us, and other options:

{link}`,
		},
		blocked: {
			subject: "Your verification is blocked",
			text: `We could not confirm that your document is genuine, so deposits, withdrawals and bets are paused. Your balance is not affected. The reason:

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
			title: "Your identity is verified",
			text: "We have checked your document, and everything is in order. There is nothing more to do.",
		},
		invalid: {
			title: "We could not accept your document",
			text: "{reasons} Your money is safe, and you can send new pictures right away.",
		},
		triesUsed: {
			title: "Our team will help you with your document",
			text: "{reasons} Several pictures could not be accepted, so our team will help you now. Your money is safe.",
		},
		blocked: {
			title: "Your verification is blocked",
			text: "We could not confirm that your document is genuine, so deposits, withdrawals and bets are paused. Your balance is not affected. The reason: {reason}",
		},
		requestedAgain: {
			title: "Please send us your document again",
			text: "We need a new picture of your document. {reason}",
		},
		phoneConfirmed: {
			title: "Your phone number is confirmed",
			text: "Codes now go to {phone}. If you did not confirm it, contact us right away.",
		},
	},
	reasons: {
		front: "The front could not be accepted.",
		back: "The back could not be accepted.",
		name: "The name does not match your account.",
		birthDate: "The date of birth does not match your account.",
		expiry: "The document has expired.",
		quality: "The picture is not sharp or bright enough to read.",
	},
};
