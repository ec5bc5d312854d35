export default {
	spin: "Girar · {amount}",
	tiers: { nice: "Buen premio", big: "Gran premio", huge: "Premio enorme", immense: "Premio inmenso" },
	timesStake: "{times, number, ::.##}× la apuesta",
	choice: "Apuesta",
	oneSpin: "Un giro",
	feature: "Giros gratis",
	featureTotal: "Ganado en giros gratis",
	spoken: {
		outcome: "La ronda es el resultado {outcome, number} de {all, number}.",
		scatters: "{count, number} × {symbol} en cualquier lugar: {amount}.",
	},
};
