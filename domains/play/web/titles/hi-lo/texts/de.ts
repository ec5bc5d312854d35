export default {
	table: "Der Druck auf dem Tisch",
	album: "Die Drucke dieser Runde",
	guesses: { higher: "Höher oder gleich", lower: "Niedriger oder gleich", same: "Gleich" },
	strict: { higher: "Höher", lower: "Niedriger" },
	chance: "{chance, number, ::percent .}",
	likely: "Chance",
	guess: "Geben Sie einen Tipp ab",
	ready: "Ein Druck wird hingelegt: Ist der nächste höher oder niedriger?",
	next: "{card}. Was kommt als Nächstes?",
	missed: "{card}: Der Tipp war falsch",
	choice: "Tipp",
	choiceText: "Der wahrscheinlichere, einmal",
	spoken: {
		first: "{card} liegt auf dem Tisch.",
		right: "{card}. Richtig. Sie können {amount} kassieren.",
		guessed:
			"Die Drucke waren {cards}. {guesses, plural, =0 {Es wurde kein Tipp abgegeben.} one {Es wurde ein Tipp abgegeben.} other {Es wurden # Tipps abgegeben.}}",
	},
	rules: {
		begin:
			"Wählen Sie Ihren Einsatz. Ein Druck wird auf den Tisch gelegt: Die Zahl seiner Blätter ist sein Wert, vom Ass mit einem bis zum König mit dreizehn.",
		guess:
			"Tippen Sie, ob der nächste Druck höher oder niedriger ist. Auch derselbe Wert gewinnt; bei einem Ass oder einem König, die nichts unter- oder überbieten kann, ist derselbe Wert ein eigener Tipp.",
		pays: "Jeder richtige Tipp multipliziert, was Sie kassieren können, mit 13 geteilt durch die Zahl der Werte, die mit ihm gewinnen, einmalig abzüglich 2\u00a0%. Ein falscher Tipp beendet die Runde, und Ihr Einsatz ist verloren.",
		collect:
			"Nach dem ersten richtigen Tipp können Sie jederzeit kassieren. Tipps, die mehr als das 10.000-Fache des Einsatzes zahlen würden, werden nicht angeboten.",
		fixed: "Alle Drucke werden gezogen, wenn Sie setzen, jeder aus allen 52: Welche vorher kamen, ändert nichts.",
		left: "Eine Runde, die Sie verlassen, bleibt offen. Nach einem Tag wird für Sie kassiert, was erreicht ist; haben Sie keinen Tipp abgegeben, kommt Ihr Einsatz zurück.",
	},
	drawn:
		"Druck k ist Ziehung k unter 52, was auch immer vorher kam; sein Wert ist der Rest bei Division durch 13, das Ass am niedrigsten.",
};
