export default {
	board: "Fünf Walzen mit je drei Feldern. Was gewinnt, steht in der Liste des Geschehens.",
	symbols: {
		key: "Schlüssel",
		dial: "Zahlenschloss",
		padlock: "Vorhängeschloss",
		bell: "Glocke",
		gear: "Zahnrad",
		valve: "Ventil",
		spring: "Feder",
		nut: "Mutter",
		vault: "Tresortür",
		coin: "Münze",
	},
	prizes: { mini: "Mini", minor: "Klein", major: "Groß", grand: "Hauptpreis" },
	ready: "{lines, number} Linien · {coins, number} Münzen beginnen das Halten",
	win: "{symbol} · {count, plural, one {# Linie} other {# Linien}}",
	run: "{count, number} in Folge",
	left: "{count, plural, =0 {Keine Drehung übrig} one {Noch # Drehung} other {Noch # Drehungen}}",
	held: "{count, number} von {all, number} Feldern mit Münze",
	allPay: "Der volle Tresor zahlt den Hauptpreis",
	message:
		"Halten und drehen · {count, plural, =0 {keine Drehung übrig} one {noch # Drehung} other {noch # Drehungen}}",
	headline: { begun: "Halten und drehen", grand: "Der Tresor ist voll", total: "Das Halten hat gezahlt" },
	begins: "{count, plural, one {# Münze} other {# Münzen}}, ×{times, number} der Einsatz",
	sum: "{count, plural, one {# Münze} other {# Münzen}} · ×{times, number} der Einsatz",
	spoken: {
		row: "Reihe {row, number}: {symbols}.",
		won: "Linie {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# Linieneinsatz} other {# Linieneinsätze}}.",
		held: "Gehaltene Münzen, in Einsätzen: {coins}. {left, plural, =0 {Keine Drehung übrig} one {Noch # Drehung} other {Noch # Drehungen}}.",
		none: "Keine neue Münze. {left, plural, =0 {Keine Drehung übrig} one {Noch # Drehung} other {Noch # Drehungen}}.",
		grand: "Jedes Feld hat eine Münze: Der Hauptpreis zahlt {times, number} Einsätze.",
	},
	paysHint: "In Vielfachen des Einsatzes, für jede Linie, nach der Zahl in Folge von links.",
	rules: {
		lines:
			"{lines, number} Linien kreuzen die fünf Walzen, alle bei jeder Drehung. Ein Symbol zahlt auf einer Linie, wenn drei oder mehr Felder in Folge von links es zeigen.",
		bets: "Ein Einsatz sind {lines, number} Linieneinsätze, einer auf jeder Linie.",
		wild: "Die Tresortür, auf den drei mittleren Walzen, ersetzt jedes Symbol außer der Münze.",
		begin:
			"{least, number} oder mehr Münzen an beliebiger Stelle beginnen das Halten: Sie bleiben liegen, jede mit einem Wert in Einsätzen.",
		respins:
			"Dann gibt es {lives, number} Drehungen. In jeder wird jedes leere Feld in {respin, number} von 60 Fällen zur Münze. Eine neue Münze bleibt und setzt die Drehungen auf {lives, number} zurück; das Halten endet, wenn keine übrig ist oder jedes Feld eine Münze hat.",
		values: "Eine Münze ist {plain} des Einsatzes wert; kleine Werte sind weit wahrscheinlicher als große.",
		prizes: "Einige Münzen sind Preise: {named}.",
		grand:
			"Wenn alle {cells, number} Felder eine Münze haben, zahlt der Hauptpreis {grand, number} Einsätze mehr. Er ist fest und wächst nicht.",
		less: "Eine Runde, die weniger als ihren Einsatz zahlt, wird als das gezeigt, was zurückkam, nicht als Gewinn.",
		exact:
			"Die Auszahlungsquote ist genau berechnet: die Linien durch eine Formel, das Halten durch eine Kette über Münzen und Drehungen. Streuung und Chance auf eine Auszahlung sind gemessen.",
	},
	drawn:
		"Eine Ziehung unter {stops, number} für jede Walze: die Stopps ihrer Felder. Beim Halten eine unter 60 für jedes leere Feld einer Drehung und eine für den Wert jeder Münze.",
};
