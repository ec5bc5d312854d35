export default {
	label: "Die Wiese: {cells, number} Knospen, darunter {mines, number} Netze",
	webs: "Netze",
	webCount: "{mines, plural, one {# Netz} other {# Netze}}",
	fewer: "Weniger Netze",
	more: "Mehr Netze",
	choose: "Wählen Sie eine Knospe",
	ready: "Wählen Sie die Zahl der Netze und drücken Sie „Spielen“.",
	next: "Nächstes Glühwürmchen: {amount} · {chance, number, ::percent .0} der Knospen sind sicher",
	caught: "Ein Netz. Diese Runde ist vorbei.",
	choice: "{mines, number} · bis zu {last, number} Glühwürmchen",
	cells: {
		bud: "Reihe {row, number}, Knospe {column, number}: geschlossen",
		firefly: "Reihe {row, number}, Knospe {column, number}: ein Glühwürmchen",
		web: "Reihe {row, number}, Knospe {column, number}: ein Netz",
		missedFirefly: "Reihe {row, number}, Knospe {column, number}: ein Glühwürmchen, nicht geöffnet",
		missedWeb: "Reihe {row, number}, Knospe {column, number}: ein Netz, nicht geöffnet",
	},
	spoken: {
		firefly: "Knospe {number, number}: ein Glühwürmchen. Sie können {amount} kassieren.",
		web: "Knospe {number, number}: ein Netz.",
		webs: "Die Netze waren hinter den Knospen {numbers}.",
	},
	rules: {
		begin:
			"Wählen Sie, wie viele Netze unter den 25 Knospen verborgen sind, und Ihren Einsatz. Je mehr Netze, desto mehr zahlt jedes Glühwürmchen.",
		open: "Öffnen Sie die Knospen eine nach der anderen. Jedes Glühwürmchen erhöht, was Sie kassieren können; ein Netz beendet die Runde ohne Gewinn. Nach dem ersten Glühwürmchen können Sie jederzeit kassieren.",
		fixed: "Wo die Netze sind, wird gezogen, wenn Sie „Spielen“ drücken. Nichts, was Sie danach wählen, ändert es.",
		last: "Die Auszahlungsquote ist dieselbe, wo immer Sie aufhören. Eine Runde endet von selbst beim letzten Glühwürmchen, das höchstens 10.000 Einsätze zahlt.",
		left: "Eine Runde, die Sie verlassen, wartet auf jedem Gerät auf Sie. Nach 24 Stunden wird kassiert, was erreicht ist; haben Sie nichts geöffnet, kommt Ihr Einsatz zurück.",
	},
	drawn:
		"Die Felder stehen in einer Liste ab 0, Reihe für Reihe. Für jedes Netz k wird eine Ziehung unter der Zahl der Felder minus k zu k addiert: Die Felder an dieser Stelle und an Stelle k tauschen die Plätze, und das, was dann an Stelle k ist, verbirgt ein Netz.",
};
