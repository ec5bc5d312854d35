export default {
	card: "{suit}の{rank}",
	suits: { clubs: "クラブ", diamonds: "ダイヤ", hearts: "ハート", spades: "スペード" },
	ranks: {
		ace: "エース",
		two: "2",
		three: "3",
		four: "4",
		five: "5",
		six: "6",
		seven: "7",
		eight: "8",
		nine: "9",
		ten: "10",
		jack: "ジャック",
		queen: "クイーン",
		king: "キング",
	},
};
