export default {
	title: "قواعد السنوات السابقة",
	years: {
		title: "اختر سنة",
		intro: "يخضع كل رهان أو جولة أو عملية دفع لقواعد اليوم الذي قُبلت فيه.",
	},
	find: {
		label: "سنة رهانك أو عملية الدفع",
		button: "اعرض قواعدها",
		wrong: "اكتب السنة بأربعة أرقام، مثل 2024.",
	},
	year: { title: "قواعد {year}", back: "كل السنوات", intro: "سارية من 1 يناير إلى 31 ديسمبر {year}." },
	chapter: { title: "{chapter} في {year}", back: "قواعد {year}", others: "الفصل نفسه في سنوات أخرى" },
	chapters: { bets: "الرهانات", games: "الألعاب", payments: "المدفوعات" },
} as const;
