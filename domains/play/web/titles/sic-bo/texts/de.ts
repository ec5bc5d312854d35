export default {
	table: "Der Tisch",
	bet: "Setzen auf",
	places: "Felder zum Setzen",
	shake: "Schütteln · {amount}",
	ready: "Wählen Sie einen Jeton, dann Felder. Frühere Ergebnisse ändern nichts.",
	rest: "Drei Würfel unter Glas",
	dice: "Die Würfel zeigen {one, number}, {two, number} und {three, number}",
	toOne: "{times, number}:1",
	spots: {
		small: "Klein",
		big: "Groß",
		anyTriple: "Jeder Drilling",
		total: "Summe {total, number}",
		double: "Zwilling {face, number}",
		triple: "Drilling {face, number}",
		pair: "{one, number} mit {other, number}",
		single: "Zahl {face, number}",
	},
	singleName: "Zahl {face, number}: zweimal zahlt 2, dreimal 12; einmal",
	range: { small: "4–10", big: "11–17" },
	result: { small: "klein", big: "groß", triple: "Drilling" },
	bead: "{total, number}, {result}",
	lost: "{result} · diesmal kein Gewinn",
	won: "{result} · Sie haben {win} gewonnen",
	returned: "{result} · {win} von {stake} zurück",
	even: "{result} · Ihr Einsatz kam zurück",
	last: "Ihre Ergebnisse auf dieser Seite, das älteste zuerst",
	spoken: {
		drawn: "Die Würfel zeigen {one, number}, {two, number} und {three, number}: {total, number}, {result}.",
		paid: "{name} zahlt {amount}.",
	},
	kinds: {
		small: "Klein oder groß",
		total: "Summe {one, number} oder {other, number}",
		double: "Ein Zwilling",
		triple: "Ein gewählter Drilling",
		pair: "Zwei Zahlen",
		single: "Eine Zahl",
	},
	rules: {
		begin:
			"Wählen Sie einen Jeton und setzen Sie ihn auf beliebig viele Felder. Drei Würfel entscheiden über alle, über jedes für sich.",
		sizes:
			"Klein ist eine Summe von 4 bis 10, groß eine von 11 bis 17. Beide zahlen 1:1, und beide verlieren bei drei gleichen Würfeln.",
		totals:
			"Eine Summe zahlt 60:1 bei 4 und 17, 30 bei 5 und 16, 17 bei 6 und 15, 12 bei 7 und 14, 8 bei 8 und 13 und 6 bei 9 bis 12.",
		sets: "Ein Zwilling zahlt 10:1, wenn mindestens zwei Würfel seine Zahl zeigen, ein gewählter Drilling 180:1, jeder Drilling 30:1 und zwei Zahlen 6:1, wenn beide fallen.",
		single:
			"Eine Zahl zahlt 1:1, wenn ein Würfel sie zeigt, 2:1 bei zweien und 12:1 bei allen dreien. Mit jedem Gewinn kommt der Einsatz zurück.",
		past: "Die Würfel werden gezogen, wenn Sie „Schütteln“ drücken, jede Seite gleich wahrscheinlich; wie lange sie rollen, entscheidet nichts. Frühere Ergebnisse ändern nichts.",
	},
	drawn: "Drei Ziehungen unter 6, jeweils plus eins: die drei Würfel. Ihre Reihenfolge entscheidet nichts.",
};
