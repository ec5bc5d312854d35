export default {
	title: "Rules of earlier years",
	description: "The rules that applied when you placed a bet, played a round or requested a payment.",
	frame: "The rules, by year",
	loading: "Loading the rules…",
	today: "Current terms",
} as const;
