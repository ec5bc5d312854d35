export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Grand", quick: "Quick" },
	badge: "Jackpot {amount}",
	row: {
		title: "Jackpots",
		hint: "Ein Teil jedes Einsatzes fließt hinein; alles wird ausgezahlt.",
		most: "Spätestens bei {amount}",
		of: "{pot} · {level}",
	},
	bar: "Jackpot",
	practice: "Demorunden nehmen nicht am Jackpot teil.",
	won: {
		title: "Sie haben den {level}-Jackpot gewonnen",
		text: "{amount} sind in Ihrem Guthaben. Der Gewinn steht in Ihrem Kontoauszug, die Gewinnrunde unter Ihren Runden.",
		close: "Schließen",
	},
	page: {
		title: "Jackpot {name}",
		description: "Was in den Töpfen von {name} ist, wie sie gewonnen werden und der Nachweis, dass sie gedeckt sind.",
		back: "Alle Spiele",
		intro:
			"Jeder Einsatz im Spiel füllt diese Töpfe. Sie gehören den Spielern: Alles, was hineinfließt, wird ausgezahlt.",
		now: "Jetzt im Topf",
		rules: "So wird er gewonnen",
		chance:
			"In jeder Runde wird aus denselben Seeds wie für die Walzen auch um den Topf gezogen. Auf Einsätze von {stake} kommt im Schnitt ein Gewinn; eine Runde mit doppeltem Einsatz hat die doppelte Chance.",
		mustDrop:
			"Er wird spätestens bei {most} gewonnen. Der genaue Betrag wurde gezogen, als dieser Topf begann, und wird mit dem Gewinn offengelegt; der Hash unten wurde damals veröffentlicht.",
		commitment: "Hash des Betrags, bei dem er gewonnen werden muss",
		paid: "Wer gewinnt, erhält alles, was bei der Auszahlung im Topf ist. Gewinnen zwei Runden, erhält die zweite den neuen Startbetrag: {seed}.",
		rates:
			"Von jedem Einsatz gehen {pot} in den Topf und {reserve} in die Reserve, aus der die nächsten Töpfe starten.",
		proof: "Woraus der Topf besteht",
		contributed: "Aus Einsätzen",
		seeded: "Startbetrag, aus der Reserve",
		won: "Gewonnen",
		total: "Im Topf",
		reserve: "In der Reserve",
		funded: "Von uns hinzugefügt",
		given: "An den Topf gegeben",
		proved:
			"Verglichen mit unseren Büchern, der Liste der Gewinne und den Guthaben der Spieler: Alles stimmte am {time} überein.",
		unproved:
			"Zurzeit stimmen unsere Bücher und dieser Topf nicht überein. Menschen prüfen das; aus dem Topf geht dadurch nichts verloren.",
		exact:
			"Gezählt in Zehntausendsteln der kleinsten Münze, damit kein Teil eines Einsatzes verloren geht. Hier auf die Münze abgeschnitten.",
		wins: "Letzte Gewinne",
		noWins: "Hier hat noch niemand gewonnen",
		whenWins: "Gewinne erscheinen hier mit Betrag und Zeit, ohne Angaben zur Person.",
		by: { draw: "von einer Runde gezogen", ceiling: "beim Höchstbetrag" },
		seed: "Seed des Höchstbetrags: {seed}",
	},
	errors: {
		jackpotNotFound: "Diesen Jackpot gibt es nicht. In der Lobby sehen Sie die Spiele mit Jackpot.",
	},
};
