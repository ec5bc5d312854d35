export default {
	target: "Ausstieg bei",
	byHand: "Von Hand",
	lower: "Ein kleinerer Faktor",
	higher: "Ein größerer Faktor",
	cashOut: "{amount} auszahlen",
	odds: "Wird in {chance, number, ::percent .0#} der Runden erreicht · zahlt {amount}",
	oddsByHand: "Sie steigen von Hand aus. Es zählt, wann der Server es empfängt.",
	brokeOff: "Die Schnur riss bei {height, number, ::.00}×",
	interrupted: "Diese Runde wurde unterbrochen und nach der Regel dafür abgerechnet.",
	left: "Sie sind bei {height, number, ::.00}× ausgestiegen und erhalten {amount}",
	lost: "Die Schnur riss, bevor Sie ausgestiegen sind. {amount} verloren.",
	seats: "{count, plural, one {# Einsatz} other {# Einsätze}} in dieser Runde · {left, number} ausgestiegen",
	out: "ausgestiegen bei {height, number, ::.00}×",
	spoken: {
		running: "Der Drachen steigt.",
		at: "{height, number, ::.00}×",
		brokeOff: "Die Schnur riss bei {height, number, ::.00}×.",
		left: "Von Hand ausgestiegen bei {height, number, ::.00}×.",
	},
	rules: {
		stake:
			"Der ganze Tisch spielt dieselbe Runde. Sie setzen, solange Einsätze angenommen werden, etwa acht Sekunden lang.",
		rise: "Dann steigt der Faktor von 1,00 an, für alle gleich, bis die Schnur reißt. Wer vorher ausgestiegen ist, erhält den Einsatz mal dem Faktor; wer nicht, verliert ihn.",
		target:
			"Ein Einsatz mit Ziel steigt dort von selbst aus, wenn die Runde so hoch kommt. Dafür ist keine Nachricht nötig.",
		hand: "Von Hand können Sie ab 1,01 aussteigen. Es zählt der Faktor der Millisekunde, in der unser Server es empfängt; das Bild auf Ihrem Gerät ist etwas später.",
		late: "Ein Ausstieg, der nach dem Riss eintrifft oder gar nicht, ist zu spät: Der Einsatz ist verloren.",
		once: "Ein zweimal gesendeter Ausstieg ist einer. Der erste zählt.",
		highest: "Beim 10.000-Fachen werden alle ausgezahlt, die noch dabei sind.",
		stopped:
			"Bleibt unser Server vor dem Start stehen, kommen alle Einsätze zurück. Bleibt er während des Anstiegs mehr als fünf Sekunden stehen, werden erreichte Ziele gezahlt und allen anderen der zuletzt gezeigte Faktor.",
	},
	drawn:
		"Eine Ziehung w unter 2^32. Der Faktor in Hundertsteln ist 99 × 2^32 ÷ (w + 1), auf eine ganze Zahl abgeschnitten; unter 100 ist er 100, über 1.000.000 ist er das. Ein Faktor x wird mit einer Chance von 99 ÷ x Prozent erreicht, daher zahlt jedes Ziel gleich viel zurück.",
};
