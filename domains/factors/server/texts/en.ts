export default {
	loginCode: {
		subject: "Your login code",
		text: `{code} is your Baize login code. It is valid for 10 minutes. Never share it: we will never ask for it.

If you are not logging in right now, someone else knows your password: change it.`,
	},
	pinReset: {
		subject: "Choose a new PIN",
		text: `You told us that you have forgotten your PIN. Choose a new one here:

{link}

The link works once, within an hour. If this was not you, there is nothing you need to do: your PIN stays as it is.`,
	},
	recoveryCodeUsed: {
		subject: "A recovery code was used",
		text: `One of your recovery codes was used instead of your authenticator app. It cannot be used again.

Recovery codes left: {left}. You can create new ones here:

{link}`,
	},
	changes: {
		"pin.set": "A PIN was set for your account",
		"twoFactor.enabled": "Two-factor authentication was turned on",
		"twoFactor.disabled": "Two-factor authentication was turned off",
		"twoFactor.changed": "Your authenticator was changed",
		"twoFactor.recoveryCodesRenewed": "New recovery codes were created",
		"passkey.added": "A passkey was added to your account",
		"passkey.removed": "A passkey was removed from your account",
	},
	advice: `If this was you, there is nothing you need to do. Your security settings:

{link}`,
	purposes: {
		changeStatus2FA: "change your two-factor authentication",
		disable2FA: "turn two-factor authentication off",
		enable2fa: "turn two-factor authentication on",
		login: "log in",
		updateProfile: "change your profile",
		validatePhone: "confirm this phone number",
		withdraw: "withdraw money",
	},
	codeSms:
		"{code} is your Baize code to {purpose}. It is valid for 10 minutes. Never share it: we will never ask for it.",
	withdrawalSms:
		"{code} is your Baize code to withdraw {amount} to {destination}. It is valid for 10 minutes. Never share it: we will never ask for it.",
};
