export default {
	title: "Reglas de años anteriores",
	years: {
		title: "Elige un año",
		intro: "Una apuesta, una ronda o un pago sigue las reglas del día en que se aceptó.",
	},
	find: {
		label: "El año de tu apuesta o pago",
		button: "Ver sus reglas",
		wrong: "Escribe el año con cuatro cifras, como 2024.",
	},
	year: {
		title: "Reglas de {year}",
		back: "Todos los años",
		intro: "En vigor del 1 de enero al 31 de diciembre de {year}.",
	},
	chapter: { title: "{chapter} en {year}", back: "Reglas de {year}", others: "El mismo capítulo en otros años" },
	chapters: { bets: "Apuestas", games: "Juegos", payments: "Pagos" },
} as const;
