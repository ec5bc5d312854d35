export default {
	bets: {
		price: "Una apuesta conservaba la cuota con la que se aceptó.",
		result: "Las apuestas de fútbol se liquidaban con el resultado del tiempo reglamentario, con su descuento.",
		void: "La apuesta a un partido que no se jugaba en las 36 horas siguientes a su inicio era nula, y se devolvía lo apostado.",
	},
	games: {
		interrupted: "Una ronda interrumpida se terminaba con su resultado sellado en el plazo de un día.",
		practice: "Una ronda de práctica tenía las mismas probabilidades que una con dinero real.",
	},
	payments: {
		review: "Una persona revisaba cada retirada en un plazo de tres días.",
		pending: "Una retirada pendiente se podía cancelar hasta que se pagaba.",
	},
} as const;
