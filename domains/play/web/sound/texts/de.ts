export default {
	title: "Ton",
	close: "Schließen",
	sound: "Ton",
	volume: "Lautstärke",
	vibration: "Vibration",
	vibrationHint: "Nie, solange Ihr Gerät weniger Bewegung verlangt.",
	hint: "Gilt für alle Spiele auf diesem Gerät. Der Ton beginnt mit Ihrem ersten Druck in einem Spiel und verstummt, solange die Seite verdeckt ist.",
} as const;
