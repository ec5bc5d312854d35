export default {
	title: "Meine Spiele",
	description: "Die Spiele, die Sie zuletzt gespielt haben, am meisten spielen und markiert haben.",
	recent: "Weiterspielen",
	favourites: "Favoriten",
	counted: "In diesem Browser am meisten gespielt",
	played: "{count, plural, one {Einmal geöffnet} other {#-mal geöffnet}}",
	empty: "Noch keine eigenen Spiele",
	emptyHint: "Hier stehen Spiele, die Sie spielen oder mit einem Herz markieren.",
	allGames: "Alle Spiele",
	failed: "Ihre meistgespielten Spiele konnten nicht geladen werden. Es ist nichts verloren; kommen Sie gleich wieder.",
	mark: "{title} zu den Favoriten hinzufügen",
	unmark: "{title} aus den Favoriten entfernen",
	play: "Spielen",
	errors: {
		gameNotFound: "Dieses Spiel wird nicht mehr angeboten. Alle Spiele finden Sie in der Lobby.",
		tooManyFavourites:
			"Sie haben {max} Spiele markiert, mehr sind nicht möglich. Entfernen Sie eine Markierung, um ein anderes hinzuzufügen.",
	},
	closed: "Geschlossen",
	practise: "Demo",
};
