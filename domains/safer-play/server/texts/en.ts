export default {
	timeOut: {
		subject: "Your break from play has begun",
		text: `Until {until} you cannot bet, play or deposit with your account. The break ends automatically.

Your money stays yours; you can withdraw it at any time:

{withdraw}`,
	},
	exclusion: {
		subject: "Your self-exclusion has begun",
		text: `Until {until}, and after that until you ask us to end it, you cannot bet, play or deposit with your account, and we will send you no advertising. It cannot be ended sooner.

Open bets will be settled and withdrawals continue. Your money is yours; you can withdraw it at any time:

{withdraw}

Free and confidential help:

{link}`,
	},
	permanent: {
		subject: "Your permanent self-exclusion has begun",
		text: `You can no longer bet, play or deposit with your account, and we will send you no advertising. This cannot be undone.

Open bets will be settled and withdrawals continue. Your money is yours; you can withdraw it at any time:

{withdraw}

Free and confidential help:

{link}`,
	},
	carried: {
		subject: "An exclusion applies to your account",
		text: `Our checks link your account to a self-exclusion: in a register that the law requires us to check, or on another account with your details that is excluded or closed. An exclusion applies to a person, not to one account. From now on you cannot bet, play or deposit here, and we will send you no advertising.

Open bets will be settled and withdrawals continue. Your money is yours; you can withdraw it at any time:

{withdraw}

If you are not that person, or think this is a mistake, contact us, and our team will look into it:

{link}

Free and confidential help:

{help}`,
	},
};
