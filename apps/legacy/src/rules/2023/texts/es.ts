export default {
	bets: {
		price: "Una apuesta conservaba la cuota con la que se aceptó.",
		void: "La apuesta a un partido que no se jugaba en su día era nula, y se devolvía lo apostado.",
	},
	payments: {
		review: "Una persona revisaba cada retirada en un plazo de cinco días.",
		pending: "Una retirada pendiente no se podía cancelar.",
	},
} as const;
