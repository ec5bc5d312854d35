export default {
	title: "Règles des années passées",
	description: "Les règles qui valaient quand vous avez parié, joué une partie ou demandé un paiement.",
	frame: "Les règles, par année",
	loading: "Les règles se chargent.",
	today: "Les conditions actuelles",
} as const;
