export default {
	greeting: "Welcome back, {name}.",
	steps: "Your next steps",
	pending: { title: "{amount} on its way to you", text: "See where your withdrawal is" },
	bonus: { title: "{title}: {percent}% done", text: "{amount} in play" },
	mission: { title: "Mission: {title}", text: "{count} of {of} done", open: "You can join it" },
	deposit: { title: "Your balance is empty", text: "Deposit to play for money; practice is free" },
	welcome: {
		title: "New here?",
		practice: "Practise every game, without an account",
		returns: "Every return is stated and can be checked",
		limits: "Limits and breaks are two taps away",
		join: "Create an account",
	},
	offers: {
		title: "Offers",
		forYou: "Offers for you",
		all: "All offers",
		worth: "Worth {amount} on average",
		noWagering: "Nothing to wager",
	},
} as const;
