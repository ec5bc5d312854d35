export default {
	title: "Mehrere Runden mit einem Druck",
	close: "Schließen",
	hint: "Jede ist eine gewöhnliche Runde mit Ihrem Einsatz. „Anhalten“ beendet sie jederzeit; ebenso die Escape-Taste, eine abgelehnte Runde und eine Seite, die nicht zu sehen ist.",
	rounds: "Runden",
	count: "{count, number}",
	loss: "Höchstens verlieren",
	win: "Anhalten bei einem Gewinn von",
	noWin: "Kein solcher Halt",
	feature: "Anhalten, wenn das Feature gekommen ist",
	start: "{rounds, number} Runden zu {stake} beginnen",
} as const;
