export default {
	spin: "Drehen · {amount}",
	tiers: { nice: "Schöner Gewinn", big: "Großer Gewinn", huge: "Riesiger Gewinn", immense: "Gewaltiger Gewinn" },
	timesStake: "{times, number, ::.##}× Einsatz",
	choice: "Einsatz",
	oneSpin: "Eine Drehung",
	feature: "Freispiele",
	featureTotal: "In Freispielen gewonnen",
	spoken: {
		outcome: "Die Runde ist Ergebnis {outcome, number} von {all, number}.",
		scatters: "{count, number} × {symbol} an beliebiger Stelle: {amount}.",
	},
};
