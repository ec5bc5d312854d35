export default {
	balance: {
		label: "Your balance:",
		unknown: "Your balance is being read",
		title: "Your money",
		close: "Close",
	},
	rows: {
		playable: { heading: "To play with", condition: "Everything that can be staked somewhere." },
		unlocked: { heading: "Withdrawable", condition: "Yours without a condition." },
		bonus: { heading: "Bonus", condition: "Becomes yours once its wagering requirement is met." },
		locked: {
			heading: "Locked",
			condition: "Your own money, held until a wagering requirement is met.",
			tooltip:
				"You can play with it. It can be withdrawn when the requirement of your bonus is met or the bonus is forfeited.",
		},
		nonPlayableBonus: {
			heading: "Promised bonus",
			condition: "Cannot be played or withdrawn yet.",
			tooltip: "It is credited when the terms of its promotion are met.",
		},
		pendingWithdrawal: {
			heading: "On its way to you",
			condition: "Requested and not yet paid. You can follow its steps.",
		},
	},
	open: { deposit: "Deposit", withdraw: "Withdraw", statement: "Statement" },
	pending: {
		banner: "{amount} is on its way to you.",
		follow: "Follow the withdrawal",
	},
	statement: {
		title: "Statement",
		description: "Everything that has moved your money, newest first.",
		when: "When",
		what: "What",
		change: "Change",
		after: "Cash after",
		receipt: "Receipt",
		empty: "Nothing has moved yet. Your first deposit will stand here.",
		more: "Show older",
		end: "That is everything.",
		failed: "Older entries could not be read. Nothing is lost; try again.",
	},
	kinds: {
		casinoRound: "Casino round",
		casinoStake: "Casino stake",
		casinoSettle: "Casino win",
		deposit: "Deposit",
		withdrawalRequest: "Withdrawal requested",
		withdrawalPaid: "Withdrawal paid",
		withdrawalCancelled: "Withdrawal cancelled, money returned",
		withdrawalFailed: "Withdrawal failed, money returned",
		sportsBet: "Bet placed",
		sportsSettle: "Bet settled",
		sportsVoid: "Bet void, stake returned",
		casinoCorrection: "Correction, casino",
		sportsCorrection: "Correction, sports",
		promotionsCorrection: "Correction, promotions",
		externalCorrection: "Correction, payments",
	},
	errors: {
		insufficientFunds: "Your balance does not reach for this. Nothing was taken. Deposit, or choose a smaller amount.",
		idempotencyConflict:
			"This was already sent with other contents. Nothing was taken twice. Reload the page and look at your statement.",
		walletMissing: "You have no money here yet. Your first deposit opens your wallet.",
	},
} as const;
