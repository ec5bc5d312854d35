export default {
	spin: "Girar · {amount}",
	tiers: { nice: "Bom prêmio", big: "Grande prêmio", huge: "Prêmio enorme", immense: "Prêmio imenso" },
	timesStake: "{times, number, ::.##}× a aposta",
	choice: "Aposta",
	oneSpin: "Um giro",
	feature: "Giros grátis",
	featureTotal: "Ganho nos giros grátis",
	spoken: {
		outcome: "A rodada é o resultado {outcome, number} de {all, number}.",
		scatters: "{count, number} × {symbol} em qualquer lugar: {amount}.",
	},
};
