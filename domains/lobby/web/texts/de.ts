export default {
	hero: {
		region: "Highlights",
		kind: "Diashow",
		play: "Diashow abspielen",
		pause: "Diashow anhalten",
		slide: "Bild {place} von {count}",
	},
	find: "Spiel, Team oder Hilfe finden",
	rail: { previous: "Vorherige Spiele", next: "Weitere Spiele" },
	seeAll: "Alle ansehen",
	continuePlaying: "Weiterspielen",
	favourites: "Deine Favoriten",
	football: {
		title: "Fußball, demnächst",
		all: "Alle Fußballpartien",
		live: "Jetzt live: {clock}, Spielstand {score}",
	},
	race: {
		title: "Nächstes Rennen",
		all: "Alle Rennen",
		startsIn: "Start in",
		running: "Läuft gerade",
		bet: "Quoten ansehen",
		favourites: "Niedrigste Quoten",
	},
};
