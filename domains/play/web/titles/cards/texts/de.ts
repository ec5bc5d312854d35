export default {
	card: "{suit}-{rank}",
	suits: { clubs: "Kreuz", diamonds: "Karo", hearts: "Herz", spades: "Pik" },
	ranks: {
		ace: "Ass",
		two: "Zwei",
		three: "Drei",
		four: "Vier",
		five: "Fünf",
		six: "Sechs",
		seven: "Sieben",
		eight: "Acht",
		nine: "Neun",
		ten: "Zehn",
		jack: "Bube",
		queen: "Dame",
		king: "König",
	},
};
