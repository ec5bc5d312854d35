export default {
	spin: "Lancer · {amount}",
	tiers: { nice: "Joli gain", big: "Gros gain", huge: "Gain énorme", immense: "Gain immense" },
	timesStake: "{times, number, ::.##}× la mise",
	choice: "Mise",
	oneSpin: "Un tour",
	feature: "Tours gratuits",
	featureTotal: "Gagné en tours gratuits",
	spoken: {
		outcome: "La partie est l’issue {outcome, number} sur {all, number}.",
		scatters: "{count, number} × {symbol} n’importe où : {amount}.",
	},
};
