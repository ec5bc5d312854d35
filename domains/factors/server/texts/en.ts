export default {
	loginCode: {
		subject: "Your code to log in",
		text: `{code} is your Baize code to log in. It is good for 10 minutes. Tell it to nobody: we never ask for it.

If you are not logging in just now, somebody else knows your password: choose another.`,
	},
	pinReset: {
		subject: "Choose a new PIN",
		text: `You said that you have forgotten your PIN. Choose a new one here:

{link}

The link works once, within an hour. If it was not you, you need not do anything: your PIN stays as it is.`,
	},
	recoveryCodeUsed: {
		subject: "A recovery code was used",
		text: `One of your recovery codes was used in place of your authenticator app. It does not work a second time.

Recovery codes left: {left}. You can make new ones here:

{link}`,
	},
	changes: {
		"pin.set": "A PIN was set for your account",
		"twoFactor.enabled": "Two-factor authentication was turned on",
		"twoFactor.disabled": "Two-factor authentication was turned off",
		"twoFactor.changed": "Your authenticator was changed",
		"twoFactor.recoveryCodesRenewed": "New recovery codes were made",
		"passkey.added": "A passkey was added to your account",
		"passkey.removed": "A passkey was removed from your account",
	},
	advice: `If it was you, you need not do anything. What protects your account:

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
	codeSms: "{code} is your Baize code to {purpose}. It is good for 10 minutes. Tell it to nobody: we never ask for it.",
	withdrawalSms:
		"{code} is your Baize code to withdraw {amount} to {destination}. It is good for 10 minutes. Tell it to nobody: we never ask for it.",
};
