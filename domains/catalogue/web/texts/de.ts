export default {
	category: {
		description: "{title}: {count, plural, one {# Spiel} other {# Spiele}}, jedes mit angegebener Auszahlungsquote.",
		count: "{count, plural, one {# Spiel} other {# Spiele}}",
		choices: "Arten von {title}",
		empty: "Hier gibt es noch nichts",
		emptyHint: "An Ihrem Standort gibt es in dieser Kategorie kein Spiel.",
		toLobby: "Zur Lobby",
	},
	filters: {
		label: "Spiele filtern",
		provider: "Anbieter",
		mechanic: "Funktion",
		volatility: "Volatilität",
		rtpFrom: "Auszahlungsquote",
		any: "Alle",
		apply: "Anzeigen",
		rtp: "{percent}\u00a0% und mehr",
		clear: "Filter entfernen",
		none: "Kein Spiel passt zu diesen Filtern",
		noneHint: "Entfernen Sie einen davon, um mehr zu sehen.",
		more: "Mehr Spiele anzeigen",
		shown: "{shown} von {total} Spielen",
		volatilities: { low: "Niedrig", medium: "Mittel", mediumHigh: "Mittel bis hoch", high: "Hoch" },
		mechanics: { freeSpins: "Freispiele", jackpot: "Jackpot", featureBuy: "Feature-Kauf" },
	},
	allGames: "Alle Spiele",
	live: {
		title: "Live-Tische",
		closed: {
			title: "Live-Tische sind gerade geschlossen",
			text: "Sie sind im Moment abgeschaltet. Alles andere ist geöffnet; kommen Sie später wieder.",
		},
		empty: {
			title: "Gerade ist kein Tisch geöffnet",
			text: "Die anderen Spiele des Casinos sind rund um die Uhr geöffnet.",
		},
	},
	errors: {
		gameNotFound:
			"Unter dieser Adresse gibt es kein Spiel. Vielleicht wurde es entfernt; alle aktuellen Spiele finden Sie in der Lobby.",
		categoryNotFound: "Diese Kategorie gibt es nicht. Alle vorhandenen finden Sie in der Lobby.",
	},
};
