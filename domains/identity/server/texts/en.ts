export default {
	registerListed: {
		subject: "We cannot open an account for you",
		text: `Someone, probably you, asked for a Baize account. One of the checks that we must make first, such as the register of people who have excluded themselves from gambling, does not allow us to open it.

If you think this is a mistake, contact us.

Free and confidential help is available here:

{link}

If this was not you, there is nothing you need to do.`,
	},
	accountClosed: {
		subject: "Your account is closed",
		text: `Your Baize account is closed, as you asked. No one can log in to it, and we will not send you any offers.

Open bets will run to their end. Any money left is yours: contact us, and we will pay it out. We keep what the law requires for as long as it requires, and no longer.

If you did not close it, or want it open again, contact us:

{link}

If gambling has been troubling you, free and confidential help is there too.`,
	},
	alreadyRegistered: {
		subject: "You already have an account",
		text: `Someone, probably you, asked for a Baize account. You already have one with this e-mail address, and nothing about it has changed.

Log in here:

{link}

If this was not you, there is nothing you need to do.`,
	},
	detailsChanged: {
		subject: "Your details were changed",
		text: `Details of your Baize account (name, address or phone) were changed on {when}.

If this was you, all is well. Your details:

{link}`,
	},
	recoverPassword: {
		subject: "Set a new password",
		text: `Someone, probably you, asked to reset the password of your Baize account.

Set a new password here:

{link}

The link works once, within one hour. If this was not you, there is nothing you need to do: your password stays as it is, and no one else has this link.`,
	},
	passwordChanged: {
		subject: "Your password was changed",
		text: `The password of your Baize account was changed on {when}. You have been logged out everywhere else, and for a while withdrawals are put on hold.

If this was you, all is well. Your security settings:

{link}`,
	},
	accountSecured: {
		subject: "Your account is secured: set a new password",
		text: `You reported that this was not you. Everyone has been logged out of your Baize account, the password no longer works, and no money is paid out.

Set a new password here:

{link}

The link works once, within one hour; after that, request another on the login page. Then check that your details and bank accounts are yours.

We are looking into what happened and will contact you. Until then withdrawals stay paused, and your money is safe.`,
	},
	accountSecuredShut: {
		subject: "Your account is secured",
		text: `You reported that this was not you. Everyone has been logged out of your Baize account, no one can log in, and no money is paid out.

We are looking into what happened and will contact you. Your money is safe. You can also contact us:

{link}`,
	},
	emailPutBack: {
		subject: "This address was removed from a Baize account",
		text: `The owner of a Baize account reported, from its previous address, that the change to this one was not theirs. The previous address has been restored, and you can no longer log in with this one.

If you think this is wrong, contact us:

{link}`,
	},
	payoutsUnfrozen: {
		subject: "You can withdraw again",
		text: `We have checked your Baize account, and withdrawals are no longer paused. Pending withdrawals continue automatically, and you can withdraw here:

{link}`,
	},
	accountShut: {
		subject: "Your account is closed",
		text: `Someone, probably you, asked to reset the password of your Baize account. The account is closed, so a new password would not open it.

Any money left is yours. Contact us, and we will explain and help:

{link}`,
	},
	closedBefore: {
		subject: "You closed your account with us",
		text: `Someone, probably you, asked for a Baize account. You had one with this e-mail address, and closed it. It is still closed, and no second one was opened.

If you would like it open again, contact us:

{link}

If this was not you, there is nothing you need to do.`,
	},
	harmedBefore: {
		subject: "Your account stays closed",
		text: `Someone, probably you, asked for a Baize account. You closed your previous one to protect yourself from gambling. That still applies, so no new account was opened. If you would like to talk about it, contact us.

Free and confidential help is available here:

{link}

If this was not you, there is nothing you need to do.`,
	},
	excludedBefore: {
		subject: "Your self-exclusion still applies",
		text: `Someone, probably you, asked for a Baize account. You have one with this e-mail address, and it is excluded from gambling. The exclusion applies to you, not to one account, so no new one was opened.

Log in here to see how long it applies, to find people who can help, and to withdraw your money:

{link}

If this was not you, there is nothing you need to do.`,
	},
	shutBefore: {
		subject: "We closed your account",
		text: `Someone, probably you, asked for a Baize account. We closed the one you had with this e-mail address, so no new one was opened.

Any money left is yours. Contact us, and we will explain why and help:

{link}

If this was not you, there is nothing you need to do.`,
	},
	confirmNewEmail: {
		subject: "Confirm your new e-mail address",
		text: `Someone, probably you, wants to use this address for a Baize account.

Confirm that it is yours:

{link}

The link works once, within 24 hours. After that you log in with this address. If you have no account with us, there is nothing you need to do.`,
	},
	confirmEmail: {
		subject: "Confirm your e-mail address",
		text: `Welcome to Baize.

Please confirm that this address is yours to activate your account:

{link}

The link works once, within 24 hours. If you did not ask for an account, there is nothing you need to do: without this link none is created.`,
	},
	unknownDevice: "an unknown device",
	unknownPlace: "an unknown place",
	newDevice: {
		subject: "New login to your account",
		text: `There was a login to your Baize account from a device that we have not seen before.

Device: {device}
Place: {place}
Time: {when}

If this was you, all is well. See where you are logged in:

{link}`,
	},
	emailChangeRequested: {
		subject: "Request to change your e-mail address",
		text: `Someone who knows your password, probably you, has asked to change the e-mail address of your Baize account. This address stays in use until the new one is confirmed.

You can cancel the request here:

{link}`,
	},
	emailChanged: {
		subject: "Your e-mail address was changed",
		text: `Your Baize account now has another e-mail address, and you can no longer log in with this one.

If this was you, all is well. You can contact us here:

{link}`,
	},
};
