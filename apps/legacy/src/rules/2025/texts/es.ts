export default {
	bets: {
		price: "Una apuesta conservaba la cuota con la que se aceptó, cambiara como cambiara después.",
		result: "Las apuestas de fútbol se liquidaban con el resultado del tiempo reglamentario, con su descuento.",
		void: "La apuesta a un partido que no se jugaba en las 48 horas siguientes a su inicio era nula, y se devolvía lo apostado.",
	},
	games: {
		interrupted: "Una ronda interrumpida se terminaba con su resultado sellado.",
		practice: "Una ronda de práctica tenía las mismas probabilidades que una con dinero real.",
	},
	payments: {
		review: "Una persona revisaba cada retirada en un plazo de dos días.",
		pending: "Una retirada pendiente se podía cancelar hasta que empezaba su revisión.",
	},
} as const;
