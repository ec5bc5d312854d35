export default {
	card: "{rank} de {suit}",
	suits: { clubs: "paus", diamonds: "ouros", hearts: "copas", spades: "espadas" },
	ranks: {
		ace: "Ás",
		two: "Dois",
		three: "Três",
		four: "Quatro",
		five: "Cinco",
		six: "Seis",
		seven: "Sete",
		eight: "Oito",
		nine: "Nove",
		ten: "Dez",
		jack: "Valete",
		queen: "Dama",
		king: "Rei",
	},
};
