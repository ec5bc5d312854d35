export default {
	table: "Der Tisch",
	sign: "Three Card",
	deal: "Geben · {amount}",
	dealer: "Dealer",
	hand: "Ihre Hand",
	hidden: "Eine verdeckte Karte",
	pairPlus: "Pair Plus",
	pairPlusAdd: "Pair Plus, {amount} mehr",
	moves: { play: "Mitgehen", fold: "Passen" },
	more: "+{amount}",
	moveMore: "{move}, {amount} mehr",
	ready: "Wählen Sie Ihren Ante-Einsatz und drücken Sie „Geben“.",
	yours: "Sie haben: {hand}. Gehen Sie für {amount} mehr mit oder passen Sie.",
	hands: {
		high: "Hohe Karte",
		pair: "Paar",
		flush: "Flush",
		straight: "Straße",
		three: "Drilling",
		straightFlush: "Straight Flush",
	},
	results: {
		folded: "Gepasst",
		unqualified: "Der Dealer spielt nicht",
		better: "Ihre Hand ist besser",
		equal: "Gleiche Hände",
		worse: "Die Hand des Dealers ist besser",
	},
	lost: "{result} · diesmal kein Gewinn",
	won: "{result} · Sie haben {win} gewonnen",
	returned: "{result} · {win} von {stake} zurück",
	even: "{result} · Ihr Einsatz kam zurück",
	pays: { bonus: "Ante-Bonus", pairPlus: "Pair Plus", hand: "Hand", times: "Zahlt", toOne: "{times, number}:1" },
	book: {
		show: "Strategie zeigen",
		hide: "Strategie ausblenden",
		title: "Die Strategie sagt: {move}",
		hint: "Wert jedes Zugs, je 1,00 Ihres Ante-Einsatzes",
		value: "{value, number, ::sign-always .00}",
	},
	spoken: {
		dealt: "Sie haben {cards}: {hand}.",
		dealer: "Der Dealer hat {cards}: {hand}.",
		folded: "Sie haben mit {cards} gepasst: {hand}.",
		result: "{result}.",
	},
	play: "Spielweise",
	best: "Ante, beste Spielweise",
	usual: "Ante, mit jeder Dame oder besser mitgehen",
	pairPlusBet: "Pair Plus",
	rules: {
		begin:
			"Sie und der Dealer erhalten je drei Karten. Sie sehen Ihre und gehen mit einem zweiten Einsatz in Höhe des Ante mit, oder Sie passen und verlieren den Ante.",
		dealer:
			"Der Dealer spielt mit einer Dame oder besser. Sonst zahlt der Ante 1:1, und der zweite Einsatz kommt zurück. Spielt der Dealer, gewinnt die bessere Hand 1:1 auf beide Einsätze; bei gleichen Händen kommen beide zurück.",
		bonus:
			"Gehen Sie mit, zahlt eine Straße einen Bonus von 1:1 auf den Ante, ein Drilling 4:1 und ein Straight Flush 5:1, was auch immer der Dealer hat.",
		pairPlus:
			"Pair Plus ist eine Wette in gleicher Höhe auf Ihre eigenen drei Karten, ob Sie mitgehen oder passen: Ein Paar zahlt 1:1, ein Flush 4:1, eine Straße 6:1, ein Drilling 30:1 und ein Straight Flush 40:1.",
		order:
			"Von der niedrigsten an: hohe Karte, Paar, Flush, Straße, Drilling, Straight Flush. Mit drei Karten ist eine Straße seltener als ein Flush.",
		best: "Am besten gehen Sie mit Dame, Sechs, Vier oder besser mit. Alle sechs Karten stehen fest, wenn Sie „Geben“ drücken; Ihre Entscheidung ändert keine.",
		left: "Eine Hand, die Sie verlassen, wartet auf jedem Gerät auf Sie. Nach 24 Stunden wird für sie gepasst.",
	},
	drawn:
		"Die Karten stehen in einer Liste ab 0: Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König. Karte k: Eine Ziehung unter 52 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Karten 0 bis 2 sind Ihre, 3 bis 5 die des Dealers.",
};
