export default {
	board: "Ein Raster aus sieben Spalten mit je sieben Feldern. Was gewinnt, steht in der Liste des Geschehens.",
	symbols: {
		snail: "Meeresschnecke",
		starfish: "Seestern",
		scallop: "Jakobsmuschel",
		fish: "Fisch",
		jellyfish: "Qualle",
		crystal: "Kristall",
		pebble: "Kiesel",
		pearl: "Perle",
		coral: "Rote Koralle",
	},
	ready: "Fünf oder mehr, die sich berühren, gewinnen · bis {times, number}×",
	cascade: "Kaskade {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "und {count, number} weitere",
	sizes: { range: "{from, number} bis {to, number}", last: "{from, number} und mehr" },
	spoken: {
		filled: "Das Raster füllt sich.",
		won: "{count, number} × {symbol} berühren sich und zahlen das {times}-Fache des Einsatzes{factor, plural, =1 {} other {, bereits mit # multipliziert}}.",
		fell: "Sie platzen, und der Rest fällt.",
		capped: "Die Runde zahlt ihren Höchstbetrag, das {times}-Fache des Einsatzes.",
	},
	paysHint:
		"In Vielfachen des Einsatzes, nach der Zahl der Symbole, die sich berühren. Die Gruppe wird dann mit ihren Feldern multipliziert.",
	rules: {
		clusters: "Symbole, deren Seiten sich berühren, sind eine Gruppe. Sie zahlt ab {least, number} gleichen.",
		cascades:
			"Was gewonnen hat, platzt, was darüber liegt, fällt, und neue Symbole kommen nach, bis nichts mehr gewinnt. All das gehört zu einem einzigen Einsatz.",
		times:
			"Ein Feld, auf dem etwas gewonnen hat, ist markiert. Jeder weitere Gewinn verdoppelt dort den Multiplikator, von ×2 bis ×{max, number}. Eine Gruppe wird mit der Summe der Multiplikatoren unter ihr multipliziert.",
		wild: "Die Perle gehört zu jeder Gruppe, die sie berührt.",
		scatter:
			"Die rote Koralle zahlt selbst nichts. Drei, vier oder fünf und mehr, die zu sehen sind, wenn alles gefallen ist, bringen {three, number}, {four, number} oder {five, number} Freispiele.",
		feature:
			"In Freispielen kommen Perlen öfter, und Multiplikatoren bleiben bis zum Ende. Drei Korallen bringen {more, number} weitere, höchstens {all, number} insgesamt.",
		less: "Eine Runde, die weniger als ihren Einsatz zahlt, wird als das gezeigt, was zurückkam, nicht als Gewinn.",
		exact:
			"Eine Runde ist eines von {outcomes, number} nummerierten Ergebnissen, jedes gleich wahrscheinlich und jedes gezählt: Die Auszahlungsquote ist ihr genauer Mittelwert. Keine Runde zahlt mehr als das {cap, number}-Fache des Einsatzes.",
	},
	drawn: "Eine Ziehung unter {outcomes, number}: das Ergebnis. Die veröffentlichten Regeln sagen, wie es abläuft.",
};
