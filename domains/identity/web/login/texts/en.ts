export default {
	page: {
		title: "Log in",
		description: "Log in to your Baize account.",
		email: "E-mail",
		password: "Password",
		showPassword: "Show password",
		rememberMe: "Remember me on this device",
		trustDevice: "Trust this device for 30 days",
		trustDeviceHint: "Skips the extra step here. Only tick this on your own device.",
		submit: "Log in",
		passkey: "Use a passkey",
		passkeyNotRead: "The passkey was not recognised. Try again, or log in with your password.",
		forgotten: "Forgotten your password?",
		noAccount: "New here?",
		join: "Create an account",
		missingEmail: "Enter your e-mail address.",
		missingPassword: "Enter your password.",
		wrongEmail: "Check your e-mail address.",
		wrongPassword: "Check your password.",
		practice: "You can practise every game without an account.",
	},
	captcha: {
		working: "One moment: we are checking that you are not a robot. There is nothing you need to do.",
		service: "Please confirm that you are not a robot. The login then continues automatically.",
	},
	step: {
		title: "One more step",
		sms: "Your password is correct. This browser or network is new to us, so we confirm that it is you with a code to your phone ending in {phoneEnd}.",
		smsUnknown:
			"Your password is correct. This browser or network is new to us, so we confirm that it is you with a code to your phone.",
		email:
			"Your password is correct. This browser or network is new to us, so we confirm that it is you with a code to your e-mail.",
		pin: "Your password is correct. This browser or network is new to us, so please enter your PIN to confirm that it is you.",
		authenticator: "Enter the current code from your authenticator app.",
		submit: "Log in",
		back: "Start over",
		passkey: "Use a passkey instead",
		passkeyFailed: "The passkey was not recognised. Try again, or use another way.",
		forgotPin: "Forgotten your PIN?",
		pinMailed: "We have e-mailed you a link to choose a new PIN.",
	},
	ended: {
		expired: "Your session has expired due to inactivity. Log in to continue.",
		elsewhere:
			"Your session was ended from another device. If this was not you, change your password after logging in.",
		otherTab: "You logged out in another tab.",
		logIn: "Log in",
	},
	errors: {
		invalidGrant: "Incorrect e-mail or password. Check both and try again.",
		captcha:
			"We could not confirm that you are not a robot. Your details were not checked yet; press the button once more.",
		blocked: "Too many attempts. Your account is safe, and nothing has changed. You can try again in:",
		disabledProfile: "This account is closed. Your money is safe; contact us, and we will explain.",
		verificationBlocked:
			"We could not verify your identity, so this account is blocked. Your money is safe; contact us, and we will look into it together.",
		emailNotConfirmed: "Your e-mail is not confirmed yet. Open the link we sent you, or request a new one.",
		mfaPin: "Your password is correct. Now please enter your PIN.",
		mfaEmail: "Your password is correct. Now please enter the code from your e-mail.",
		mfaSms: "Your password is correct. Now please enter the code from your phone.",
		mfaAuthenticator: "Your password is correct. Now please enter the code from your authenticator app.",
		preconditionRequired:
			"There is one thing to do before you can continue. Log in once more and we will take you to it.",
		invalidActionDetails: "This step could not be completed. Nothing has changed; check the fields.",
		phoneTaken:
			"This number is already confirmed for another account. Enter another number, or contact us if this one is yours alone.",
		unknown: "The login failed for an unknown reason. Nothing has changed; try again in a moment.",
		unknownRequiredAction:
			"Unknown Required Action. Your account asks for a step that this page does not know. Reload the page and log in again.",
		passkeyInvalid:
			"This passkey does not belong to an account here, or was removed from it. Log in with your password.",
		validation: "Some details are not valid. Check the marked fields.",
	},
} as const;
