export default {
	card: "{suit} {rank}",
	suits: { clubs: "梅花", diamonds: "方块", hearts: "红桃", spades: "黑桃" },
	ranks: {
		ace: "A",
		two: "2",
		three: "3",
		four: "4",
		five: "5",
		six: "6",
		seven: "7",
		eight: "8",
		nine: "9",
		ten: "10",
		jack: "J",
		queen: "Q",
		king: "K",
	},
};
