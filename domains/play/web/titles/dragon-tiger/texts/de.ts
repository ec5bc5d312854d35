export default {
	table: "Das Schattentheater",
	bet: "Setzen auf",
	places: "Felder zum Setzen",
	deal: "Geben · {amount}",
	ready: "Wählen Sie einen Jeton, dann Drache, Tiger oder Remis. Frühere Ergebnisse ändern nichts.",
	has: "{side}: {card}",
	hidden: "eine verdeckte Karte",
	spots: { dragon: "Drache", tie: "Remis", tiger: "Tiger" },
	sides: "Drache oder Tiger",
	result: { dragon: "Drache gewinnt", tie: "Remis", tiger: "Tiger gewinnt" },
	lost: "{result} · diesmal kein Gewinn",
	won: "{result} · Sie haben {win} gewonnen",
	returned: "{result} · {win} von {stake} zurück",
	even: "{result} · Ihr Einsatz kam zurück",
	last: "Ihre Ergebnisse auf dieser Seite, das älteste zuerst",
	spoken: {
		dealt: "Drache: {dragon}, Tiger: {tiger}. {result}.",
		paid: "{name} zahlt {amount}.",
	},
	rules: {
		begin:
			"Setzen Sie auf den Drachen, den Tiger, ein Remis oder auf mehreres. Jede Seite bekommt eine Karte aus acht Decks.",
		cards: "Der höhere Wert gewinnt: Das Ass ist am niedrigsten, der König am höchsten. Farben zählen nicht.",
		pays: "Drache und Tiger zahlen 1:1, Remis zahlt 11:1. Bei einem Gewinn kommt Ihr Einsatz dazu zurück.",
		half: "Haben beide Karten denselben Wert, kommt die Hälfte eines Einsatzes auf Drache oder Tiger zurück. Das geschieht in 7,47\u00a0% der Runden.",
		past: "Jede Runde wird aus acht frisch gemischten Decks gegeben. Frühere Ergebnisse ändern nichts.",
	},
	drawn:
		"Die 416 Karten von acht Decks stehen in einer Liste ab 0: in jedem Deck Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König. Karte k: Eine Ziehung unter 416 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Der Drache hat Karte 0, der Tiger Karte 1.",
};
