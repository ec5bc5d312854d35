export default {
	data: {
		title: "Your data",
		description: "A copy of all that we know of you.",
		what: "What is in it",
		whatText:
			"Your details, logins and devices, every movement of money, every round and bet, payments and messages: one file in JSON, which people and programs can read.",
		ask: "Ask for a copy",
		copies: "Your copies",
		empty: "No copy has been asked for",
		states: { asked: "Being made", ready: "Ready", failed: "Failed" },
		next: {
			asked: "This takes a few minutes. We write to you when it is ready.",
			failed: "We could not make it. Ask again; if it fails once more, write to us.",
		},
		until: "Can be downloaded until {when}",
		download: "Download",
		kept: "A copy is removed after seven days. Downloading takes your password, because the file holds everything.",
	},
	close: {
		title: "Close your account",
		description: "As easy as opening it. Here is what follows.",
		breakTitle: "Only want a break?",
		breakText: "You can set limits, take a time-out or exclude yourself, and keep your account.",
		pause: "Limits and breaks",
		follows: "What closing means",
		consequences: {
			login: "You are signed out everywhere, and nobody can log in any more.",
			offers: "We write to you about no offers. One mail confirms the closing.",
			bets: "Open bets run to their end, and withdrawals under way are paid. Bonuses that are not used end.",
			kept: "What the law makes us keep (who you are, money, bets) we keep for as long as it says, and use for nothing else.",
			again: "Only we can open the account again, when you ask us to.",
		},
		underWay: "Still under way",
		balance: "{amount} can be withdrawn. Take it out first, so that it is with you sooner.",
		openRounds:
			"{count, plural, one {One round waits for you. Finish it first: nobody else may decide in it.} other {# rounds wait for you. Finish them first: nobody else may decide in them.}}",
		toRounds: "Your rounds",
		openBets:
			"{count, plural, one {One bet is open. What it wins} other {# bets are open. What they win}} stays yours; we pay it out when you write to us.",
		pending:
			"{count, plural, one {One withdrawal is on its way and will be paid.} other {# withdrawals are on their way and will be paid.}}",
		withdraw: "Withdraw",
		closeTitle: "Close it",
		reason: "Why are you leaving?",
		choose: "Choose",
		reasonMissing: "Choose the reason that comes nearest.",
		reasons: {
			noTime: "I have no time for it",
			tooMuch: "I play more than I want to",
			otherSite: "I play elsewhere",
			notHappy: "I am not happy with the site",
			privacy: "I want my data to be kept no longer than needed",
			other: "Another reason",
		},
		note: "What should we know?",
		optional: "optional",
		leaves: "I know that money is left. I will ask for it to be paid out.",
		leavesMissing: "Withdraw your money first, or tick that you know it is left.",
		submit: "Close my account",
		done: "Your account is closed. A mail confirms it. Take care.",
	},
	errors: {
		exportUnknown: "This copy is no longer there. Ask for a new one.",
		exportNotReady: "This copy is not ready yet. We write to you when it is.",
		exportUnderWay: "A copy is being made already. We write to you when it is ready.",
		roundsOpen: "A round waits for you. Finish it, then close the account. Nothing has changed.",
		balanceLeft:
			"There is money left in the account. Withdraw it first, or tick that you know of it. The account is open as before.",
		accountClosedAlready:
			"The account is closed already, by a closing that came a moment before. Nothing was done twice.",
	},
};
