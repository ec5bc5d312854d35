export default {
	title: "Was {rounds, number} Runden mit einem Guthaben machen können",
	hint: "Bei {stake} je Runde, berechnet aus jedem Ergebnis einer Runde und seiner Chance. Was schon gespielt wurde, ändert daran nichts.",
	hintSimulated:
		"Bei {stake} je Runde, berechnet aus der Verteilung der Gewinne von {rounds, number} simulierten Runden: Es gibt zu viele Ergebnisse, um sie aufzuzählen. Was schon gespielt wurde, ändert daran nichts.",
	bet: "Wette",
	plot: "Nach {rounds, number} Runden zu {stake}: 5 von 100 Spielern haben {low} oder weniger, die Hälfte hat {middle} oder weniger, und 5 von 100 haben {high} oder mehr.",
	high: "Die 5 von 100 mit dem meisten Glück",
	highText: "{amount} oder mehr",
	middle: "In der Mitte",
	middleText: "{amount}",
	low: "Die 5 von 100 mit dem wenigsten Glück",
	lowText: "{amount} oder weniger",
	hour: "Was eine Stunde kostet",
	hourText: "Im Mittel {price}, bei etwa {rounds, number} Runden in der Stunde.",
	measured: {
		title: "Was es bisher ausgezahlt hat",
		hint: "In Runden um Geld, in {currency}. Genau sind es {rtp}\u00a0% über sehr viele Runden.",
		all: "Alle Spieler",
		own: "Sie",
		returned: "{share, number, ::percent .00} in {rounds, plural, one {# Runde} other {# Runden}}",
		band: "bei so vielen Runden sind {low, number, ::percent .0} bis {high, number, ::percent .0} zu erwarten",
		none: "Noch keine Runden",
		ownHint:
			"Ihre werden in den letzten tausend Bewegungen Ihres Geldes gezählt. Über die nächste Runde sagen sie nichts.",
		failed: "Die Zahlen konnten nicht gelesen werden. Sonst hängt nichts davon ab.",
	},
} as const;
