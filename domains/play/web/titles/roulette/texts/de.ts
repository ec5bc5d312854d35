export default {
	cloth: "Das Tableau: Felder zum Setzen",
	bet: "Setzen auf",
	wheel: "Der Kessel",
	spin: "Drehen · {amount}",
	ready: "Wählen Sie einen Jeton, dann Felder auf dem Tableau. Frühere Ergebnisse ändern nichts.",
	fell: "{number} · diesmal kein Gewinn",
	won: "{number} · Sie haben {win} gewonnen",
	returned: "{number} · {win} von {stake} zurück",
	even: "{number} · Ihr Einsatz kam zurück",
	zero: "0",
	twoToOne: "2:1",
	dozen: { first: "1. 12", second: "2. 12", third: "3. 12" },
	cells: { low: "1 bis 18", even: "Gerade", red: "Rot", black: "Schwarz", odd: "Ungerade", high: "19 bis 36" },
	spots: {
		straight: "Zahl {numbers}",
		split: "Zwei Zahlen {numbers}",
		street: "Querreihe {numbers}",
		trio: "Drei Zahlen {numbers}",
		corner: "Vier Zahlen {numbers}",
		line: "Sechs Zahlen {numbers}",
		first: "Die ersten vier {numbers}",
		five: "Die ersten fünf {numbers}",
		column: "Kolonne {number, number}",
	},
	kinds: {
		straight: "Eine Zahl",
		split: "Zwei Zahlen",
		street: "Drei Zahlen",
		corner: "Vier Zahlen",
		five: "Die fünf: 0, 00, 1, 2 und 3",
		line: "Sechs Zahlen",
		dozen: "Ein Dutzend oder eine Kolonne",
		red: "Rot, Schwarz, Ungerade, Gerade, Hoch oder Niedrig",
	},
	colours: { red: "rot", black: "schwarz", green: "grün" },
	spoken: {
		drawn: "Die Kugel fiel auf {number}, {colour}.",
		paid: "{name} zahlt {amount}.",
		half: "{name}: Null gibt {amount} zurück, die Hälfte der Wette.",
	},
	rules: {
		begin:
			"Wählen Sie einen Jeton und setzen Sie ihn auf Zahlen, auf die Linien dazwischen oder auf die Felder außen. Eine Runde nimmt viele Wetten an; jede wird für sich abgerechnet, und Ihr Einsatz ist ihre Summe.",
		wheel:
			"Der Kessel hat 37 Fächer, 0 bis 36, alle gleich wahrscheinlich. Das Fach der Kugel wird gezogen, bevor sich der Kessel dreht; was Sie sehen, zeigt es nur.",
		pays: "Eine Zahl zahlt 35:1, zwei 17:1, drei 11:1, vier 8:1, sechs 5:1, ein Dutzend oder eine Kolonne 2:1, und Rot, Schwarz, Ungerade, Gerade, Hoch oder Niedrig 1:1. Bei einem Gewinn kommt Ihr Einsatz dazu zurück.",
		zero: "Bei Null verliert jede Wette, die sie nicht abdeckt. Das ist unser ganzer Vorteil: 1 von 37 aller Einsätze, auf jedem Feld gleich.",
		zeroHalf:
			"Bei Null verliert jede Wette, die sie nicht abdeckt; von jeder Wette auf Rot, Schwarz, Ungerade, Gerade, Niedrig oder Hoch kommt aber sofort die Hälfte zurück (La Partage). Dort ist unser Vorteil 1 von 74 der Einsätze, auf allen anderen Feldern 1 von 37.",
		wheelTwo:
			"Der Kessel hat 38 Fächer, 0, 00 und 1 bis 36, alle gleich wahrscheinlich. Das Fach der Kugel wird gezogen, bevor sich der Kessel dreht; was Sie sehen, zeigt es nur.",
		zeroTwo:
			"Bei Null und Doppelnull verliert jede Wette, die sie nicht abdeckt. Das ist unser Vorteil: 2 von 38 der Einsätze (5,26 %) auf allen Feldern bis auf eines. Die fünf Zahlen 0, 00, 1, 2 und 3 zahlen nur 6 zu 1: Dort sind es 3 von 38 (7,89 %), also ist jedes andere Feld die bessere Wette.",
		past: "Jede Runde wird für sich gezogen. Frühere Ergebnisse ändern nichts.",
	},
	drawn:
		"Eine Ziehung unter 37: die Stelle des Fachs in der Reihenfolge des Kessels, ab der Null. Ein Feld, das das Fach abdeckt, zahlt 36 ÷ Zahl seiner Fächer, je 1.",
	drawnHalf:
		"Eine Ziehung unter 37: die Stelle des Fachs in der Reihenfolge des Kessels, ab der Null. Ein Feld, das das Fach abdeckt, zahlt 36 ÷ Zahl seiner Fächer, je 1. Fällt die Null, zahlt eine einfache Chance ein Halb.",
	drawnTwo:
		"Eine Ziehung unter 38: die Stelle des Fachs in der Reihenfolge des Kessels, ab der Null. Ein Feld, das das Fach abdeckt, zahlt 36 ÷ Zahl seiner Fächer, je 1; das mit fünf Fächern zahlt 7.",
};
