export default {
	table: "Der Innenhof",
	bet: "Setzen auf",
	places: "Felder zum Setzen",
	deal: "Geben · {amount}",
	ready: "Wählen Sie einen Jeton, dann Andar oder Bahar. Frühere Ergebnisse ändern nichts.",
	middle: "Die Karte in der Mitte: {card}",
	hidden: "Eine verdeckte Karte",
	noCards: "Noch keine Karten",
	spots: { andar: "Andar", bahar: "Bahar" },
	cards: "{count, plural, one {# Karte} other {# Karten}}",
	result: { andar: "Andar gewinnt", bahar: "Bahar gewinnt" },
	lost: "{result} · diesmal kein Gewinn",
	won: "{result} · Sie haben {win} gewonnen",
	returned: "{result} · {win} von {stake} zurück",
	even: "{result} · Ihr Einsatz kam zurück",
	last: "Ihre Ergebnisse auf dieser Seite, das älteste zuerst",
	bead: "{result} mit Karte {count, number}",
	spoken: {
		dealt:
			"Die Karte in der Mitte ist {middle}. {count, plural, one {# Karte wurde gegeben} other {# Karten wurden gegeben}}; die letzte ist {last}. {result}.",
		paid: "{name} zahlt {amount}.",
	},
	rules: {
		begin: "Setzen Sie auf Andar, auf Bahar oder auf beide. In der Mitte wird eine Karte aufgedeckt.",
		turns:
			"Dann gehen Karten abwechselnd an Andar und Bahar, zuerst an Andar, bis eine den Wert der Karte in der Mitte hat. Die Seite, die sie bekommt, gewinnt.",
		pays: "Andar zahlt 0,9:1, weil es die erste Karte bekommt: Es gewinnt 429 von 833 Runden. Bahar zahlt 1:1. Bei einem Gewinn kommt Ihr Einsatz dazu zurück.",
		deck: "Für jede Runde wird ein Deck gemischt, und die Reihenfolge aller 52 Karten steht fest, wenn Sie „Geben“ drücken. Was Sie sehen, zeigt sie nur.",
		past: "Jede Runde wird für sich gegeben. Frühere Ergebnisse ändern nichts.",
	},
	drawn:
		"Die Karten stehen in einer Liste ab 0: Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König. Karte k: Eine Ziehung unter 52 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Karte 0 ist die Karte in der Mitte; Karte 1 geht an Andar, Karte 2 an Bahar und so weiter.",
};
