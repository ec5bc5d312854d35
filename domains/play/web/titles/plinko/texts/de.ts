export default {
	board: "Das Brett: {rows, number} Reihen Stifte. Von links zahlen die Fächer {times}.",
	drop: "Los · {amount}",
	skip: "Weiter",
	rows: "Reihen",
	rowCount: "{rows, number} Reihen",
	fewer: "Weniger Reihen",
	more: "Mehr Reihen",
	risk: "Risiko",
	risks: { low: "Niedrig", medium: "Mittel", high: "Hoch" },
	ready: "Höchstes Fach {times}× · {stake} kann {amount} zahlen",
	lost: "{times}× · {win} von {stake} zurück",
	won: "{times}× · Sie haben {win} gewonnen",
	even: "{times}× · Ihr Einsatz kam zurück",
	choice: "Reihen und Risiko",
	choiceText: "{rows, number} Reihen · {risk}",
	spoken: {
		path: "Der Granat fiel {path} in Fach {slot, number} von {slots, number}: {times}×.",
		left: "links",
		right: "rechts",
	},
	rules: {
		begin:
			"Wählen Sie, durch wie viele Reihen Stifte der Granat fällt, das Risiko und Ihren Einsatz. Mehr Risiko zahlt am Rand mehr und in der Mitte weniger.",
		fall: "An jedem Stift geht der Granat nach links oder rechts, beides gleich wahrscheinlich. Der Weg wird gezogen, wenn Sie „Los“ drücken; was Sie sehen, zeigt ihn.",
		pays: "Das Fach unter der letzten Reihe multipliziert Ihren Einsatz. Fächer in der Mitte zahlen weniger als den Einsatz: Das wird als Rückzahlung gezeigt, nicht als Gewinn.",
		exact:
			"Jede Wahl hat ihre eigene Auszahlungsquote, unten aufgeführt und über alle Wege gezählt. Auf der Karte steht die niedrigste davon.",
	},
	drawn:
		"Eine Ziehung unter 2 für jede Reihe, von oben: 1 ist ein Schritt nach rechts. Das Fach ist die Zahl der Schritte nach rechts.",
};
