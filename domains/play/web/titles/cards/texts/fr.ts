export default {
	card: "{rank} de {suit}",
	suits: { clubs: "trèfle", diamonds: "carreau", hearts: "cœur", spades: "pique" },
	ranks: {
		ace: "As",
		two: "Deux",
		three: "Trois",
		four: "Quatre",
		five: "Cinq",
		six: "Six",
		seven: "Sept",
		eight: "Huit",
		nine: "Neuf",
		ten: "Dix",
		jack: "Valet",
		queen: "Dame",
		king: "Roi",
	},
};
