export default {
	board: "Fünf Walzen mit je drei Feldern. Was gewinnt, steht in der Liste des Geschehens.",
	symbols: {
		rose: "Rose",
		hummingbird: "Kolibri",
		butterfly: "Schmetterling",
		lily: "Lilie",
		ivy: "Efeu",
		clover: "Klee",
		berries: "Beeren",
		bell: "Glockenblume",
		bramble: "Dornenranke",
		fountain: "Brunnen",
	},
	ready: "{lines, number} Linien · in Freispielen bleiben Dornenranken stehen",
	win: "{symbol} · {count, plural, one {# Linie} other {# Linien}}",
	run: "{count, number} in Folge",
	covered: "{count, plural, =0 {Keine Walze bedeckt} one {# Walze bedeckt} other {# Walzen bedeckt}}",
	spoken: {
		row: "Reihe {row, number}: {symbols}.",
		won: "Linie {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# Linieneinsatz} other {# Linieneinsätze}}.",
		scatters: "{count, number} × {symbol} an beliebiger Stelle: {lineBets, number} Linieneinsätze.",
	},
	paysHint: "In Vielfachen des Einsatzes, für jede Linie, nach der Zahl in Folge von links.",
	rules: {
		lines:
			"{lines, number} Linien kreuzen die fünf Walzen, alle bei jeder Drehung. Ein Symbol zahlt auf einer Linie, wenn drei oder mehr Felder in Folge von links es zeigen.",
		bets: "Ein Einsatz sind {lines, number} Linieneinsätze, einer auf jeder Linie.",
		wild: "Die Dornenranke, auf den drei mittleren Walzen, ersetzt jedes Symbol außer dem Brunnen.",
		scatter:
			"Drei, vier oder fünf Brunnen an beliebiger Stelle zahlen {pays3, number}, {pays4, number} oder {pays5, number} Einsätze und bringen {spins3, number}, {spins4, number} oder {spins5, number} Freispiele.",
		feature: "In Freispielen wächst eine Dornenranke über ihre ganze Walze, die dann jedes Symbol ersetzt.",
		stays:
			"Eine bedeckte Walze bleibt bis zum letzten Freispiel bedeckt. Freispiele haben keine Brunnen und bringen deshalb keine weiteren.",
		less: "Eine Runde, die weniger als ihren Einsatz zahlt, wird als das gezeigt, was zurückkam, nicht als Gewinn.",
		exact:
			"Die Auszahlungsquote ist genau berechnet: die Linien durch eine Formel, die Freispiele durch eine Kette über die bedeckten Walzen. Streuung und Chance auf eine Auszahlung sind gemessen.",
	},
	drawn: "Eine Ziehung unter {stops, number} für jede Walze einer Drehung, von links: die Stopps ihrer Felder.",
	sale: {
		button: "{count, number} Freispiele kaufen · {amount}",
		ready: "{count, number} Freispiele zu einem Preis · Dornenranken bleiben stehen",
		choice: "{count, number} Freispiele",
		title: "{count, number} Freispiele kaufen?",
		taken: "Der Preis ist Ihr Einsatz. Er wird abgebucht, wenn Sie bestätigen, und die Freispiele folgen sofort.",
		practice: "Dies ist Übung: Der Preis wird vom Spielgeld genommen.",
		price: "Preis",
		above: "Zahlt mehr als den Preis",
		cancel: "Jetzt nicht",
		confirm: "Für {amount} kaufen",
		close: "Schließen, ohne zu kaufen",
		paysHint: "In Vielfachen des Preises, für jede Linie, nach der Zahl in Folge von links.",
		rules: {
			price:
				"Der Preis kauft {count, number} Freispiele. Er beträgt {lineBets, number} Linieneinsätze, das {times, number}-Fache einer Drehung auf {lines, number} Linien, und wird einmal abgebucht, wenn Sie ihn bestätigt haben.",
			wild: "Die Dornenranke, auf den drei mittleren Walzen, ersetzt jedes andere Symbol.",
			no: "Es gibt keine bezahlte Drehung und keinen Brunnen: Nur die Freispiele werden gespielt, und sie bringen keine weiteren.",
			stays: "Eine bedeckte Walze bleibt bis zum letzten Freispiel bedeckt.",
			above:
				"{above, number, ::percent .0} der Käufe zahlen mehr als den Preis. Die anderen zahlen weniger oder nichts.",
			exact:
				"Die Auszahlungsquote ist genau berechnet, durch eine Kette über die bedeckten Walzen. Streuung, Chance auf eine Auszahlung und größter Gewinn sind über {rounds, number} Runden gemessen.",
		},
	},
};
