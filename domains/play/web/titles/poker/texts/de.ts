export default {
	hand: "Ihre Hand",
	pays: "Was Hände zahlen",
	paysHand: "Hand",
	paysStake: "Bei {stake}",
	deal: "Geben · {amount}",
	draw: "{count, plural, =0 {Alle behalten} one {# Karte tauschen} other {# Karten tauschen}}",
	held: "Gehalten",
	hold: "Halten",
	ready: "Drücken Sie „Geben“. Wählen Sie dann, was Sie halten: Karten antippen oder Tasten 1 bis 5.",
	choose: "Halten Sie, was Sie behalten möchten, und tauschen Sie dann.",
	makes: "Sie haben {hand} · wählen Sie, was Sie halten",
	ended: "{hand} · {win}",
	even: "{hand} · Ihr Einsatz kam zurück",
	lost: "Diesmal keine Gewinnhand",
	back: "Karte {number, number}, verdeckt",
	hands: {
		nothing: "Nichts",
		highPair: "Buben oder besser",
		twoPair: "Zwei Paare",
		three: "Drilling",
		straight: "Straße",
		flush: "Flush",
		fullHouse: "Full House",
		four: "Vierling",
		straightFlush: "Straight Flush",
		royal: "Royal Flush",
		five: "Fünfling",
		wildRoyal: "Royal Flush mit Joker",
		fourDeuces: "Vier Zweien",
		naturalRoyal: "Natürlicher Royal Flush",
		kings: "Könige oder besser",
	},
	wild: { mark: "Joker", card: "{card}, als Joker", joker: "Joker" },
	spoken: {
		dealt: "Gegeben: {cards}. {hand}.",
		drawn:
			"{count, plural, =0 {Keine Karte wurde gehalten} one {# Karte wurde gehalten} other {# Karten wurden gehalten}}. Jetzt: {cards}. {hand}.",
	},
	play: "Spielweise",
	best: "Beste Spielweise",
	usual: "Einfache Spielweise",
	rules: {
		deal: "Fünf Karten werden aus einem Deck mit 52 gegeben. Halten Sie beliebige davon; die anderen werden einmal getauscht, und die Hand zahlt nach der Tabelle.",
		fixed:
			"Die Reihenfolge des ganzen Decks wird gezogen, wenn Sie „Geben“ drücken. Was Sie halten, ändert, wie viele Karten folgen, nicht welche.",
		pays: "Ein Paar Buben oder besser bringt den Einsatz zurück; ein Royal Flush zahlt das 800-Fache.",
		best: "Die Auszahlungsquote hängt davon ab, wie Sie spielen. Die beste Spielweise ist für alle 2.598.960 Hände und alle Möglichkeiten zu halten berechnet; die einfache behält fertige Hände, dann Paare, dann vier einer Farbe, dann hohe Karten.",
		left: "Eine Hand, die Sie verlassen, wartet auf jedem Gerät auf Sie. Nach 24 Stunden werden alle fünf Karten gehalten, und sie wird ausgezahlt, wie sie ist.",
		wildTwos:
			"Alle vier Zweien sind Joker: Jede steht für die Karte, die die beste Hand ergibt. Ein natürlicher Royal Flush enthält keine Zwei.",
		paysTwos:
			"Die niedrigste Hand, die zahlt, ist ein Drilling: Er bringt den Einsatz zurück. Vier Zweien zahlen das 200-Fache, ein natürlicher Royal Flush das 800-Fache.",
		bestTwos:
			"Die Auszahlungsquote hängt davon ab, wie Sie spielen. Die beste Spielweise ist für alle 2.598.960 Hände und alle Möglichkeiten zu halten berechnet; die einfache behält eine Straße oder Besseres, dann Paare, dann vier einer Farbe, und immer die Zweien.",
		dealJoker:
			"Fünf Karten werden aus einem Deck mit 53 gegeben: den 52 Karten und einem Joker. Halten Sie beliebige davon; die anderen werden einmal getauscht, und die Hand zahlt nach der Tabelle.",
		wildJoker:
			"Der Joker steht für die Karte, die die beste Hand ergibt. Ein natürlicher Royal Flush enthält keinen Joker.",
		paysJoker:
			"Ein Paar Könige oder Asse bringt den Einsatz zurück. Ein Fünfling zahlt das 200-Fache, ein natürlicher Royal Flush das 800-Fache.",
		bestJoker:
			"Die Auszahlungsquote hängt davon ab, wie Sie spielen. Die beste Spielweise ist für alle 2.869.685 Hände und alle Möglichkeiten zu halten berechnet; die einfache behält fertige Hände, dann Paare, dann vier einer Farbe, dann Könige und Asse, und immer den Joker.",
	},
	drawn:
		"Die Karten stehen in einer Liste ab 0: Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König. Karte k: Eine Ziehung unter 52 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Karten 0 bis 4 sind die Hand, und die danach ersetzen abgelegte von links.",
	drawnJoker:
		"Die Karten stehen in einer Liste ab 0: Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König, und zuletzt der Joker. Karte k: Eine Ziehung unter 53 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Karten 0 bis 4 sind die Hand, und die danach ersetzen abgelegte von links.",
};
