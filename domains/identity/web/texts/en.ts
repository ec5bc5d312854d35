export default {
	login: { showPassword: "Show password" },
	join: {
		title: "Create your account",
		description: "Open a Baize account in a few minutes.",
		intro: "It takes about two minutes. Nothing is charged, and you can close the account at any time.",
		steps: {
			progress: "Step {number} of {count}",
			next: "Continue",
			back: "Back",
			names: { account: "Account", person: "About you", money: "Last details" },
		},
		sections: {
			account: "How you log in",
			person: "About you",
			home: "Where you live",
			money: "Your money",
			terms: "One last thing",
		},
		why: {
			person: "As in your passport or identity card: withdrawals are paid to this name only.",
			home: "The law of where you live decides what we may offer you.",
		},
		fields: {
			email: "E-mail",
			password: "Password",
			firstName: "First name",
			lastName: "Last name",
			birthDate: "Date of birth",
			countryCode: "Country",
			subdivision: "Province, state or region",
			street: "Street and number",
			city: "Town or city",
			postalCode: "Postal code",
			currency: "Currency",
			phone: "Mobile phone",
		},
		hints: {
			email: "We send a link there to confirm it.",
			password: "At least 8 characters. Three or four unusual words are better than signs.",
			birthDate: "You must be at least {age} years old.",
			currency: "For deposits, play and withdrawals. It cannot be changed later.",
			phone: "With + and the country's code if it is from another country.",
		},
		optional: "optional",
		choose: "Choose",
		noCurrency: "None is offered there now",
		terms:
			"I have read the <terms>terms</terms> and the <privacy>privacy page</privacy>, accept the terms, and play for myself.",
		marketing: "Write to me about offers. I can take this back at any time.",
		submit: "Create account",
		haveAccount: "Already have an account?",
		logIn: "Log in",
		fixTitle: "Please look at these fields. Nothing that you typed is lost.",
		problems: {
			email: { missing: "Enter your e-mail address.", wrong: "Enter an e-mail address like name@example.com." },
			password: {
				missing: "Choose a password.",
				wrong: "Choose a password of 8 to 128 characters.",
				tooCommon: "This password is among the first that are guessed. Choose another.",
				tooSimple: "This password is easily guessed. Use more different characters.",
				containsEmail: "Choose a password that does not hold your e-mail name.",
				containsName: "Choose a password without your own name: it is tried first.",
				containsBirthDate: "Choose a password without your date of birth: it is tried first.",
				breached:
					"This password is in a list of passwords stolen from other sites, which thieves try first. Choose another.",
			},
			firstName: {
				missing: "Enter your first name.",
				wrong: "Enter your first name in letters.",
				imitatesStaff: "This reads like the name of our staff. Enter your own, as in your passport.",
			},
			lastName: {
				missing: "Enter your last name.",
				wrong: "Enter your last name in letters.",
				imitatesStaff: "This reads like the name of our staff. Enter your own, as in your passport.",
			},
			birthDate: {
				missing: "Enter your date of birth.",
				wrong: "Enter your date of birth as day, month and year.",
				underAge: "You must be at least {age} years old to play where you live.",
			},
			address: {
				countryCode: { missing: "Choose your country." },
				subdivision: {
					missing: "Choose your province, state or region.",
					closed: "We may not offer accounts to people who live in {place}. You can practise every game without one.",
				},
				street: {
					missing: "Enter your street and number.",
					wrong: "Something in this line cannot be seen or is too long. Type your street and number anew.",
				},
				city: {
					missing: "Enter your town or city.",
					wrong: "Something in this line cannot be seen or is too long. Type your town or city anew.",
				},
				postalCode: { missing: "Enter your postal code.", wrong: "Enter a postal code like {example}." },
			},
			currency: {
				missing: "Choose a currency.",
				wrong: "This currency is not offered where you live. Choose another.",
			},
			phone: {
				missing: "Enter your mobile phone: where you live, it is required.",
				wrong: "Enter a phone number that can exist, such as +1 416 555 0123.",
				noSms:
					"We cannot send text messages to this number. Enter a mobile phone, or leave it empty where it is optional.",
			},
			termsVersion: {
				missing: "Accept the terms to create an account.",
				wrong: "The terms have changed meanwhile. Reload the page and read them again.",
			},
		},
	},
	checkMail: {
		title: "Look into your mail",
		sent: "We have sent a link to <email></email>. Open it within 24 hours, and your account is ready.",
		spam: "Nothing there? Look into the spam folder, or have it sent again.",
		resend: "Send it again",
		resent: "Sent again. Only the newest link works.",
		developer: "Development: open the mailbox",
	},
	confirm: {
		limitsTitle: "Before you deposit",
		limits: "Decide now how much time and money play may take. Limits can be set in a minute, and lowered at any time.",
		setLimits: "Set my limits",
		title: "Confirm your e-mail",
		description: "The last step of creating your account.",
		underWay: "One moment: your e-mail is being confirmed.",
		submit: "Confirm my e-mail",
		doneTitle: "Your account is ready",
		done: "<email></email> is confirmed. Log in to begin.",
		logIn: "Log in",
		failedTitle: "This link does not work",
		joinAgain: "Create an account",
		missing: "The address of this page lacks its code. Open the link in the mail once more, or copy it whole.",
	},
	logout: {
		button: "Log out",
		done: "You are logged out. See you.",
		failed: "An unexpected error occurred while logging out. You may still be logged in; try again.",
	},
	errors: {
		captchaRequired:
			"We could not make sure that a person is sending this. Nothing was stored or sent. Wait a moment and press the button once more.",
		regionNotAllowed:
			"We may not offer accounts there ({place}). Nothing that you typed was stored. You can practise every game without an account.",
		confirmationInvalid:
			"It has been used already, is older than 24 hours, or was replaced by a newer one. If you have confirmed before, log in.",
	},
} as const;
