export default {
	spin: "Spin · {amount}",
	tiers: { nice: "Nice win", big: "Big win", huge: "Huge win", immense: "Immense win" },
	timesStake: "{times, number, ::.##}× the stake",
	choice: "Bet",
	oneSpin: "A spin",
	feature: "Free spins",
	featureTotal: "Won in free spins",
	spoken: {
		outcome: "The round is outcome {outcome, number} of {all, number}.",
		scatters: "{count, number} × {symbol} anywhere: {amount}.",
	},
} as const;
