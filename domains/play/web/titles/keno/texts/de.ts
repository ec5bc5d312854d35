export default {
	board: "Vierzig Kacheln. {picks, plural, =0 {Keine ist gewählt.} one {Eine ist gewählt.} other {# sind gewählt.}}",
	tiles: {
		plain: "{number, number}",
		picked: "{number, number}, gewählt",
		drawn: "{number, number}, gezogen",
		hit: "{number, number}, gewählt und gezogen",
	},
	draw: "Ziehen · {amount}",
	pick: "Zahlen wählen",
	picks: "Zahlen",
	pickCount: "{picks, number} von {most, number}",
	random: "Zufällig wählen",
	clear: "Leeren",
	begin: "Wählen Sie eine bis zehn von vierzig Zahlen. Zehn werden gezogen.",
	ready: "{picks, plural, one {# Zahl} other {# Zahlen}} · bis zu {times}×",
	won: "{hits, number} von {picks, number} · Sie haben {win} gewonnen",
	returned: "{hits, number} von {picks, number} · {win} von {stake} zurück",
	even: "{hits, number} von {picks, number} · Ihr Einsatz kam zurück",
	lost: "{hits, number} von {picks, number} · keine Auszahlung",
	pays: "Was {picks, plural, one {# Zahl zahlen kann} other {# Zahlen zahlen können}}",
	hits: "{hits, plural, one {# Treffer} other {# Treffer}}",
	choice: "Zahlen",
	choiceText: "{picks, plural, one {# Zahl} other {# Zahlen}}",
	spoken: { drawn: "Die Zitronen fielen auf {numbers}. Das zahlt {times}×." },
	rules: {
		begin:
			"Wählen Sie eine bis zehn der vierzig Kacheln oder lassen Sie die Seite wählen, und bestimmen Sie Ihren Einsatz.",
		draw: "Zehn verschiedene der vierzig Zahlen werden gezogen, jede so wahrscheinlich wie jede andere. Sie werden gezogen, wenn Sie „Ziehen“ drücken; die Zitronen zeigen sie in der Reihenfolge der Ziehung.",
		pays: "Wie viele Ihrer Zahlen gezogen wurden, bestimmt, womit Ihr Einsatz multipliziert wird. Die Tabelle unter den Kacheln zeigt es für jede Zahl von Treffern.",
		less: "Manche Ergebnisse zahlen weniger als den Einsatz: Das wird als Rückzahlung gezeigt, nicht als Gewinn.",
		exact:
			"Für jede Anzahl gewählter Zahlen gilt eine eigene Auszahlungsquote, unten aufgeführt und genau berechnet. Auf der Karte steht die niedrigste davon. Welche Zahlen Sie wählen, ändert nichts.",
	},
	drawn:
		"Zehn Zahlen von 1 bis 40, von vorn gemischt: Für k = 0 bis 9 tauscht Zahl k den Platz mit der Zahl an Stelle k plus einer Ziehung unter 40 - k.",
};
