export default {
	title: "Règles des années passées",
	years: {
		title: "Choisissez une année",
		intro: "Un pari, une partie ou un paiement suit les règles du jour où il a été accepté.",
	},
	find: {
		label: "L’année de votre pari ou de votre paiement",
		button: "Voir ses règles",
		wrong: "Indiquez l’année en quatre chiffres, par exemple 2024.",
	},
	year: {
		title: "Règles de {year}",
		back: "Toutes les années",
		intro: "En vigueur du 1er janvier au 31 décembre {year}.",
	},
	chapter: { title: "{chapter} en {year}", back: "Règles de {year}", others: "Le même chapitre dans d’autres années" },
	chapters: { bets: "Paris", games: "Jeux", payments: "Paiements" },
} as const;
