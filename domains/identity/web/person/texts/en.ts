export default {
	proof: {
		title: "Confirm it is you",
		why: "This is an important change, so please enter your password once more. What you have entered stays.",
		password: "Your password",
		show: "Show password",
		missing: "Enter your password.",
		code: "Authenticator code",
		codeHint: "Six digits from your app, or one of your recovery codes.",
		codeMissing: "Enter the code.",
		codeWrong:
			"Incorrect code. {remainingAttempts, plural, one {You have one attempt left.} other {You have # attempts left.}}",
		codeUsed:
			"This code has already been used. Check whether the change was made; if you need another, wait for the next code.",
		close: "Go back",
	},
	stepUp: {
		title: "Confirm it is you",
		why: "This affects the security of your account, so we need to check that it is you. We will not ask again for the next ten minutes.",
		password: "Your password",
		show: "Show password",
		pin: "Your PIN",
		code: "Authenticator code",
		codeHint: "Six digits from your app, or one of your recovery codes.",
		passkey: "Use a passkey",
		withPassword: "Use your password instead",
		withPin: "Use your PIN instead",
		withCode: "Use your authenticator instead",
		submit: "Confirm",
		missing: "Enter it to continue.",
		changed: "This option is no longer set up for your account. Go back and try again.",
		notRead: "The passkey was not recognised. Try again, or use another way.",
		wrong:
			"That is incorrect. {remainingAttempts, plural, one {You have one attempt left.} other {You have # attempts left.}}",
		blocked: "Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}}.",
		close: "Go back",
	},
	errors: {
		passwordWrong: "Incorrect password. Check it and try again.",
		passwordBlocked:
			"Too many attempts. Wait {remainingBlockingTime, plural, one {# second} other {# seconds}} and try again. Nothing was changed.",
		recoveryInvalid:
			"It has already been used, is older than an hour, or was replaced by a newer one. Your password has not changed.",
		emailChangeInvalid:
			"This link has already been used, is older than 24 hours, or was cancelled. Your e-mail has not changed. Log in and request a new one.",
		notMeInvalid:
			"This link is not valid, or is older than a week. If someone else may be in your account, set a new password now and contact us: we can stop withdrawals right away.",
		emailUnchanged: "This is your current e-mail. Enter another.",
		termsOutdated: "The terms have changed in the meantime. Reload the page and read them again.",
		deviceUnknown: "This device is already logged out. Reload the page to see the current list.",
		offersPaused:
			"You cannot choose offers while you are taking a break. Nothing has changed; choose again afterwards.",
		duplicateUnknown: "These two accounts are no longer in the list. Reload it.",
		duplicateGuarded:
			"The older account is excluded or was shut, so no second one is allowed beside it. Nothing was decided.",
		playerUnknown: "There is no such player. Search again by name, e-mail or number.",
		playerState: "The account has changed in the meantime. Nothing was done.",
		invitationInvalid:
			"This link no longer works: it was used, is too old, or was replaced by a newer one. Ask for another.",
		operatorUnknown: "This operator no longer exists. Reload the list to see current operators.",
		emailTaken: "This e-mail already belongs to a player or an operator. Choose another for the new operator.",
		ownAccess: "Another operator must change your own access. Nothing was changed.",
		lastOperator: "No one else could manage operators then. Give the role to another operator first.",
		operatorState: "This has already been done, or another operator was quicker. Nothing was changed; reload the page.",
		actionNeedless: "The player already has a PIN, so there is none to add. Ask for a new PIN instead.",
	},
} as const;
