export default {
	proof: {
		title: "Is it you?",
		why: "This change matters, so we ask for your password once more. What you have entered stays.",
		password: "Your password",
		show: "Show password",
		missing: "Enter your password.",
		code: "Code of your authenticator",
		codeHint: "Six digits from your app, or one of your recovery codes.",
		codeMissing: "Enter the code.",
		codeWrong:
			"This code is not right. {remainingAttempts, plural, one {You have one attempt left.} other {You have # attempts left.}}",
		codeUsed: "This code has been used already. Look whether the change is there; for another, wait for the next code.",
		close: "Go back",
	},
	stepUp: {
		title: "Confirm that it is you",
		why: "This is about the safety of your account, so we check once more that it is you. For the next ten minutes we do not ask again.",
		password: "Your password",
		show: "Show password",
		pin: "Your PIN",
		code: "Code of your authenticator",
		codeHint: "Six digits from your app, or one of your recovery codes.",
		passkey: "Use a passkey",
		withPassword: "Use your password instead",
		withPin: "Use your PIN instead",
		withCode: "Use your authenticator instead",
		submit: "Confirm",
		missing: "Enter it to go on.",
		changed: "This way is no longer set up for your account. Go back and try again.",
		notRead: "The passkey was not read. Try again, or use another way.",
		wrong:
			"That is not right. {remainingAttempts, plural, one {You have one attempt left.} other {You have # attempts left.}}",
		blocked: "Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}}.",
		close: "Go back",
	},
	errors: {
		passwordWrong: "This is not your password. Check it and try again.",
		passwordBlocked:
			"That was too often. Wait {remainingBlockingTime, plural, one {# second} other {# seconds}} and try again. Nothing was changed.",
		recoveryInvalid:
			"It has been used already, is older than an hour, or was replaced by a newer one. Your password is as it was.",
		emailChangeInvalid:
			"This link has been used already, is older than 24 hours, or was taken back. Your e-mail is as it was. Log in and ask again.",
		notMeInvalid:
			"This link is none, or is older than a week. If somebody else may be in your account, set a new password now and write to us: we can stop payouts at once.",
		emailUnchanged: "This is the e-mail that you have. Enter another.",
		termsOutdated: "The terms have changed meanwhile. Load the page anew and read them again.",
		deviceUnknown: "This device is signed out already. Reload the page to see who is left.",
		offersPaused:
			"While your break from play lasts, no offers can be chosen. Nothing has changed; choose again afterwards.",
		duplicateUnknown: "These two accounts are not in the list any more. Load it anew.",
		duplicateGuarded:
			"The older account is excluded or was shut, so nobody may have a second one beside it. Nothing was decided.",
		playerUnknown: "There is no such player. Search again by name, e-mail or number.",
		playerState: "Somebody was quicker: the account has changed meanwhile. Nothing was done.",
		invitationInvalid:
			"This link no longer works: it was used, it is too old, or a newer one was sent. Ask for another.",
		operatorUnknown: "There is no such operator any more. Reload the list to see those that there are.",
		emailTaken: "This e-mail already belongs to a player or an operator. Choose another for the new operator.",
		ownAccess: "Your own access is changed by another operator. Nothing was changed.",
		lastOperator: "Nobody else could look after operators then. Give the role to another operator first.",
		operatorState: "That is already so, or another operator was quicker. Nothing was changed; reload the page.",
		actionNeedless: "The player has a PIN already, so there is none to add. Ask for another PIN instead.",
	},
} as const;
