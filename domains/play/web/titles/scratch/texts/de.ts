export default {
	ticket: "Das Los: fünf Felder unter Folie",
	series: "Auflage von {tickets, number}",
	number: "Nr. {ticket, number, ::000000 group-off}",
	unsold: "Nr. – – – – – –",
	fields: {
		covered: "Feld {field, number}, verdeckt",
		prize: "Feld {field, number}: das {times, number}-Fache des Einsatzes",
		empty: "Feld {field, number}: keine Garbe",
	},
	buy: "Kaufen · {amount}",
	uncover: "Alle aufdecken",
	ready: "Eine goldene Garbe in einem der fünf Felder ist Ihr Gewinn.",
	scratching: "Rubbeln Sie die Folie ab oder drücken Sie auf ein Feld.",
	won: "{times, number}× · Sie haben {win} gewonnen",
	even: "Ihr Einsatz kam zurück",
	lost: "Keine Garbe auf diesem Los",
	prizes: "Die Gewinne der Auflage",
	prize: "{count, plural, one {# Los} other {# Lose}}",
	stamp: "{times, number}×",
	choice: "Los",
	choiceText: "Beliebiges Los",
	spoken: { drawn: "Es war Los {ticket, number} von {tickets, number}: {times}×." },
	rules: {
		begin:
			"Wählen Sie Ihren Einsatz und kaufen Sie ein Los. Rubbeln Sie die Folie von den fünf Feldern oder lassen Sie die Seite sie aufdecken.",
		sheaf:
			"Eine goldene Garbe in einem der Felder ist der Gewinn, als Vielfaches Ihres Einsatzes. Ein Los hat eine Garbe oder keine; alle anderen Felder sind leer.",
		run: "Jedes Los wird aus der ganzen Auflage von 1.000.000 gezogen, jedes gleich wahrscheinlich: Frühere Lose ändern nichts.",
		fixed:
			"Das Los wird gezogen, wenn Sie es kaufen. In welchem Feld die Garbe steht, folgt aus seiner Nummer, und wie Sie die Felder aufdecken, entscheidet nichts.",
		even: "Eine Garbe mit 1× gibt den Einsatz zurück: Das wird nicht als Gewinn gezeigt.",
	},
	drawn:
		"Eine Ziehung unter 1.000.000: die Nummer des Loses. Gewinne liegen am Anfang der Auflage, die größten zuerst.",
};
