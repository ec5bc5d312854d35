export default {
	card: {
		facts: "{kind} · {rtp}\u00a0%",
		kinds: { slot: "Slot", instant: "Instant game", race: "Virtual sports", sport: "Sports" },
	},
	category: {
		description: "{title}: {count, plural, one {# game} other {# games}}, each with its return stated.",
		count: "{count, plural, one {# game} other {# games}}",
		choices: "Kinds of {title}",
		empty: "Nothing here yet",
		emptyHint: "There is no game in this category where you are.",
		toLobby: "To the lobby",
	},
	filters: {
		label: "Filter the games",
		provider: "Provider",
		mechanic: "Feature",
		volatility: "Volatility",
		rtpFrom: "Return to player",
		any: "Any",
		apply: "Show",
		rtp: "{percent} % and more",
		clear: "Remove the filters",
		none: "No game fits these filters",
		noneHint: "Remove one of them to see more.",
		more: "Show more games",
		shown: "{shown} of {total} games",
		volatilities: { low: "Low", medium: "Medium", mediumHigh: "Medium to high", high: "High" },
		mechanics: { freeSpins: "Free spins", jackpot: "Jackpot" },
	},
	allGames: "All games",
	live: {
		title: "Live tables",
		closed: {
			title: "Live tables are closed at the moment",
			text: "They are switched off at the moment. Everything else is open; come back later.",
		},
		empty: { title: "No table is dealing at the moment", text: "The casino’s other games are open around the clock." },
	},
	errors: {
		gameNotFound: "There is no game at this address. It may have been removed; the lobby has all current games.",
		categoryNotFound: "There is no such category. The lobby has all that there are.",
	},
} as const;
