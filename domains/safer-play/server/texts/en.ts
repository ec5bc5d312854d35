export default {
	timeOut: {
		subject: "Your break from play has begun",
		text: `Until {until} no stakes and no deposits are taken on your account. The break ends by itself.

Your money is yours throughout; you can withdraw it at any time:

{withdraw}`,
	},
	exclusion: {
		subject: "Your self-exclusion has begun",
		text: `Until {until}, and after that until you ask us to end it, no stakes and no deposits are taken on your account, and we send you no advertising. It cannot be ended sooner.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

People who help, free of charge:

{link}`,
	},
	permanent: {
		subject: "Your permanent self-exclusion has begun",
		text: `No more stakes and no more deposits are taken on your account, and we send you no advertising. It cannot be ended.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

People who help, free of charge:

{link}`,
	},
	carried: {
		subject: "An exclusion holds for your account",
		text: `Our checks connect your account with a self-exclusion: in a register that the law has us ask, or on another account with your details that is excluded or closed. An exclusion counts for a person, not for one account. From now on no stakes and no deposits are taken here, and we send you no advertising.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

If you are not that person, or think that this is a mistake, write to us, and a person looks at it:

{link}

Where to turn for help, which is free and confidential:

{help}`,
	},
};
