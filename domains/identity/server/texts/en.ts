export default {
	registerListed: {
		subject: "We cannot open an account for you",
		text: `Someone, probably you, asked for a Baize account. One of the checks that we must make first, such as the register of people who have excluded themselves from play, does not let us open it.

If you think that this is a mistake, write to us.

Where to turn for help, which is free and confidential:

{link}

If it was not you, you need not do anything.`,
	},
	accountClosed: {
		subject: "Your account is closed",
		text: `Your Baize account is closed, as you asked. Nobody can log in to it, and we write to you about no offers.

Open bets run to their end. Money that is still yours stays yours: write to us, and we pay it out. What the law makes us keep, we keep for as long as it says, and no longer.

If you did not close it, or want it open again, write to us:

{link}

If play has been troubling you, free and confidential help is there too.`,
	},
	alreadyRegistered: {
		subject: "You already have an account",
		text: `Somebody, probably you, asked for a Baize account. You already have one with the address that this mail was sent to, and nothing about it has changed.

Log in here:

{link}

If it was not you, you need not do anything.`,
	},
	detailsChanged: {
		subject: "Your details were changed",
		text: `Details of your Baize account (name, address or phone) were changed on {when}.

If it was you, all is well. Your details:

{link}`,
	},
	recoverPassword: {
		subject: "Set a new password",
		text: `Somebody, probably you, asked for a new password for your Baize account.

Set it here:

{link}

The link works once, within one hour. If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.`,
	},
	passwordChanged: {
		subject: "Your password was changed",
		text: `The password of your Baize account was changed on {when}. Wherever else you were signed in, you are signed out, and for a while payouts are held.

If it was you, all is well. What protects your account:

{link}`,
	},
	accountSecured: {
		subject: "Your account is secured: set a new password",
		text: `You told us that it was not you. Everybody is signed out of your Baize account, the password no longer works, and nothing is paid out.

Set a new password here:

{link}

The link works once, within one hour; after that, ask for another on the log-in page. Then look whether your details and bank accounts are yours.

We look at what happened and write to you. Until then payouts stay stopped, and your money is safe.`,
	},
	accountSecuredShut: {
		subject: "Your account is secured",
		text: `You told us that it was not you. Everybody is signed out of your Baize account, nobody can log in, and nothing is paid out.

We look at what happened and write to you. Your money is safe. You can also write to us:

{link}`,
	},
	emailPutBack: {
		subject: "This address was taken off a Baize account",
		text: `The owner of a Baize account told us, from its address of before, that the change to this one was not theirs. The address of before counts again, and this one no longer logs in.

If you think that this is wrong, write to us:

{link}`,
	},
	payoutsUnfrozen: {
		subject: "Payouts are possible again",
		text: `We have looked at your Baize account, and payouts are no longer stopped. What was under way goes on by itself, and you can withdraw here:

{link}`,
	},
	accountShut: {
		subject: "Your account is closed",
		text: `Somebody, probably you, asked for a new password for your Baize account. The account is closed, so a new password would not open it.

What is yours stays yours. Write to us, and we will explain and help:

{link}`,
	},
	closedBefore: {
		subject: "You closed your account with us",
		text: `Somebody, probably you, asked for a Baize account. You had one with the address that this mail was sent to, and closed it. It is still closed, and no second one was opened.

If you would like it open again, write to us:

{link}

If it was not you, you need not do anything.`,
	},
	harmedBefore: {
		subject: "Your account stays closed",
		text: `Somebody, probably you, asked for a Baize account. You closed the one that you had, to protect yourself from play. That still holds, so no new account was opened. If you would like to talk about it, write to us.

Where to turn for help, which is free and confidential:

{link}

If it was not you, you need not do anything.`,
	},
	excludedBefore: {
		subject: "Your exclusion still holds",
		text: `Somebody, probably you, asked for a Baize account. You have one with the address that this mail was sent to, and it is excluded from play. The exclusion counts for you, not for one account, so no new one was opened.

Log in here to see until when it holds, to find people who help, and to withdraw money that is yours:

{link}

If it was not you, you need not do anything.`,
	},
	shutBefore: {
		subject: "We closed your account",
		text: `Somebody, probably you, asked for a Baize account. We closed the one that you had with the address that this mail was sent to, so no new one was opened.

What is yours stays yours. Write to us, and we will explain why and help:

{link}

If it was not you, you need not do anything.`,
	},
	confirmNewEmail: {
		subject: "Confirm your new e-mail address",
		text: `Somebody, probably you, wants to use this address for a Baize account.

Confirm that it is yours:

{link}

The link works once, within 24 hours. After that you log in with this address. If you have no account with us, you need not do anything.`,
	},
	confirmEmail: {
		subject: "Confirm your e-mail address",
		text: `Welcome to Baize.

Please confirm that this address is yours, and your account is ready:

{link}

The link works once, within 24 hours. If you did not ask for an account, you need not do anything: without this link there will be none.`,
	},
	unknownDevice: "an unknown device",
	unknownPlace: "a place that we do not know",
	newDevice: {
		subject: "A new device signed in",
		text: `Your Baize account was signed in to on a device that we have not seen before.

Device: {device}
Place: {place}
Time: {when}

If it was you, all is well. Where you are signed in:

{link}`,
	},
	emailChangeRequested: {
		subject: "Another e-mail address was requested",
		text: `Somebody who knows your password, probably you, wants another e-mail address for your Baize account. This one counts until the new one is confirmed.

Here you can withdraw the request:

{link}`,
	},
	emailChanged: {
		subject: "Your e-mail address was changed",
		text: `Your Baize account has another e-mail address now, and this one no longer logs in.

If it was you, all is well. You can write to us here:

{link}`,
	},
};
