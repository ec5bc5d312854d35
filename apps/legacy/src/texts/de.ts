export default {
	title: "Regeln früherer Jahre",
	years: {
		title: "Wähle ein Jahr",
		intro: "Für eine Wette, eine Runde oder eine Zahlung gelten die Regeln des Tages, an dem sie angenommen wurde.",
	},
	find: {
		label: "Das Jahr deiner Wette oder Zahlung",
		button: "Regeln zeigen",
		wrong: "Gib das Jahr mit vier Ziffern an, zum Beispiel 2024.",
	},
	year: {
		title: "Regeln von {year}",
		back: "Alle Jahre",
		intro: "In Kraft vom 1. Januar bis zum 31. Dezember {year}.",
	},
	chapter: {
		title: "{chapter} im Jahr {year}",
		back: "Regeln von {year}",
		others: "Dasselbe Kapitel in anderen Jahren",
	},
	chapters: { bets: "Wetten", games: "Spiele", payments: "Zahlungen" },
} as const;
