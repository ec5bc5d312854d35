export default {
	login: { showPassword: "Show password" },
	join: {
		title: "Create your account",
		description: "Open a Baize account in a few minutes.",
		intro: "It takes about two minutes. It is free, and you can close your account at any time.",
		steps: {
			progress: "Step {number} of {count}",
			next: "Continue",
			back: "Back",
			names: { account: "Account", person: "About you", money: "Last details" },
		},
		sections: {
			account: "Login details",
			person: "About you",
			home: "Where you live",
			money: "Your money",
			terms: "One last thing",
		},
		why: {
			person: "As in your passport or identity card: withdrawals are paid to this name only.",
			home: "What we can offer depends on the law where you live.",
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
			email: "We will send you a link to confirm it.",
			password: "At least 8 characters. Three or four unusual words are better than symbols.",
			birthDate: "You must be at least {age} years old.",
			currency: "For deposits, play and withdrawals. It cannot be changed later.",
			phone: "Start with + and the country code if it is from another country.",
		},
		optional: "optional",
		choose: "Choose",
		noCurrency: "Not available there right now",
		terms:
			"I have read the <terms>terms</terms> and the <privacy>privacy policy</privacy>, accept the terms, and play for myself.",
		marketing: "Send me offers. I can change my mind at any time.",
		submit: "Create account",
		haveAccount: "Already have an account?",
		logIn: "Log in",
		fixTitle: "Please check these fields. Everything you entered is still here.",
		problems: {
			email: { missing: "Enter your e-mail address.", wrong: "Enter a valid e-mail address, like name@example.com." },
			password: {
				missing: "Choose a password.",
				wrong: "Your password must have 8 to 128 characters.",
				tooCommon: "This password is too common. Choose another.",
				tooSimple: "This password is too easy to guess. Use a greater mix of characters.",
				containsEmail: "Your password must not contain your e-mail name.",
				containsName: "Your password must not contain your name.",
				containsBirthDate: "Your password must not contain your date of birth.",
				breached: "This password is in a list of passwords stolen from other sites. Choose another.",
			},
			firstName: {
				missing: "Enter your first name.",
				wrong: "Enter your first name in letters.",
				imitatesStaff: "This looks like a staff name. Enter your own, as in your passport.",
			},
			lastName: {
				missing: "Enter your last name.",
				wrong: "Enter your last name in letters.",
				imitatesStaff: "This looks like a staff name. Enter your own, as in your passport.",
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
					closed: "We cannot offer accounts to people who live in {place}. You can practise every game without one.",
				},
				street: {
					missing: "Enter your street and number.",
					wrong: "This line is too long or contains invisible characters. Enter your street and number again.",
				},
				city: {
					missing: "Enter your town or city.",
					wrong: "This line is too long or contains invisible characters. Enter your town or city again.",
				},
				postalCode: { missing: "Enter your postal code.", wrong: "Enter a postal code like {example}." },
			},
			currency: {
				missing: "Choose a currency.",
				wrong: "This currency is not available where you live. Choose another.",
			},
			phone: {
				missing: "Enter your mobile phone: it is required where you live.",
				wrong: "Enter a valid phone number, such as +1 416 555 0123.",
				noSms:
					"We cannot send text messages to this number. Enter a mobile phone, or leave it empty where it is optional.",
			},
			termsVersion: {
				missing: "Accept the terms to create an account.",
				wrong: "The terms have changed in the meantime. Reload the page and read them again.",
			},
		},
	},
	checkMail: {
		title: "Check your e-mail",
		sent: "We have sent a link to <email></email>. Open it within 24 hours to activate your account.",
		spam: "Nothing there? Check your spam folder, or send it again.",
		resend: "Send it again",
		resent: "Sent again. Only the latest link works.",
		developer: "Development: open the mailbox",
	},
	confirm: {
		limitsTitle: "Before you deposit",
		limits:
			"Decide now how much time and money you want to spend. Limits take a minute to set, and you can lower them at any time.",
		setLimits: "Set my limits",
		title: "Confirm your e-mail",
		description: "The last step of creating your account.",
		underWay: "One moment: your e-mail is being confirmed.",
		submit: "Confirm my e-mail",
		doneTitle: "Your account is ready",
		done: "<email></email> is confirmed. Log in to get started.",
		logIn: "Log in",
		failedTitle: "This link does not work",
		joinAgain: "Create an account",
		missing: "This link is incomplete. Open the link in the e-mail again, or copy all of it.",
	},
	logout: {
		button: "Log out",
		done: "You have logged out. See you soon.",
		failed: "Something went wrong while logging out. You may still be logged in; try again.",
	},
	errors: {
		captchaRequired:
			"We could not confirm that you are not a robot. Nothing was saved or sent. Wait a moment and press the button once more.",
		regionNotAllowed:
			"We cannot offer accounts there ({place}). Nothing you entered was saved. You can practise every game without an account.",
		confirmationInvalid:
			"It has already been used, is older than 24 hours, or was replaced by a newer one. If you have already confirmed, log in.",
	},
} as const;
