export default {
	title: "Rules of earlier years",
	description: "Which rules held when you placed a bet, played a round or asked for a payment.",
	frame: "The rules, by year",
	loading: "The rules are loading.",
	today: "The terms of today",
} as const;
