export default {
	card: "{rank} de {suit}",
	suits: { clubs: "tréboles", diamonds: "diamantes", hearts: "corazones", spades: "picas" },
	ranks: {
		ace: "As",
		two: "Dos",
		three: "Tres",
		four: "Cuatro",
		five: "Cinco",
		six: "Seis",
		seven: "Siete",
		eight: "Ocho",
		nine: "Nueve",
		ten: "Diez",
		jack: "Jota",
		queen: "Reina",
		king: "Rey",
	},
};
