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
	live: {
		title: "Live tables",
		closed: {
			title: "Live tables are closed at the moment",
			text: "They are switched off at the moment. Everything else is open; come back later.",
		},
		empty: { title: "No table is dealing at the moment", text: "The casino’s other games are open around the clock." },
	},
	search: {
		title: "Search",
		label: "Search games and sports",
		placeholder: "A title, a theme, a sport",
		clear: "Clear the search",
		close: "Close",
		hint: "Type a title, a theme or a sport.",
		found: "{count, plural, one {# result} other {# results}} for “{term}”",
		notFound: "Nothing found for “{term}”",
		notFoundHint: "Look at the spelling, or through all games.",
		allGames: "All games",
		failed: "The search did not answer. Nothing is lost; type again in a moment.",
	},
	errors: {
		gameNotFound: "There is no game at this address. It may have been removed; the lobby has all current games.",
		categoryNotFound: "There is no such category. The lobby has all that there are.",
	},
} as const;
