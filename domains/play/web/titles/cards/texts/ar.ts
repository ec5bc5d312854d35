export default {
	card: "{rank} {suit}",
	suits: { clubs: "السباتي", diamonds: "الديناري", hearts: "الكبة", spades: "البستوني" },
	ranks: {
		ace: "آس",
		two: "اثنان",
		three: "ثلاثة",
		four: "أربعة",
		five: "خمسة",
		six: "ستة",
		seven: "سبعة",
		eight: "ثمانية",
		nine: "تسعة",
		ten: "عشرة",
		jack: "شاب",
		queen: "ملكة",
		king: "ملك",
	},
};
