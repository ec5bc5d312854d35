export default {
	card: "{rank} of {suit}",
	suits: { clubs: "clubs", diamonds: "diamonds", hearts: "hearts", spades: "spades" },
	ranks: {
		ace: "Ace",
		two: "Two",
		three: "Three",
		four: "Four",
		five: "Five",
		six: "Six",
		seven: "Seven",
		eight: "Eight",
		nine: "Nine",
		ten: "Ten",
		jack: "Jack",
		queen: "Queen",
		king: "King",
	},
};
