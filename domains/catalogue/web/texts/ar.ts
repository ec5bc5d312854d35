export default {
	category: {
		description:
			"{title}: {count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}، ولكل منها عائد معلن.",
		count: "{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}",
		choices: "أنواع {title}",
		empty: "لا شيء هنا بعد",
		emptyHint: "لا توجد ألعاب من هذه الفئة في مكانك.",
		toLobby: "إلى الردهة",
	},
	filters: {
		label: "تصفية الألعاب",
		provider: "المزوّد",
		mechanic: "الميزة",
		volatility: "التقلّب",
		rtpFrom: "العائد للاعب",
		any: "أيّ",
		apply: "اعرض",
		rtp: "{percent} % فأكثر",
		clear: "أزل عوامل التصفية",
		none: "لا توجد لعبة تطابق التصفية",
		noneHint: "أزل أحد العوامل لترى المزيد.",
		more: "اعرض المزيد من الألعاب",
		shown: "{shown} من {total} لعبة",
		volatilities: { low: "منخفض", medium: "متوسط", mediumHigh: "متوسط إلى مرتفع", high: "مرتفع" },
		mechanics: { freeSpins: "لفّات مجانية", jackpot: "جائزة كبرى", featureBuy: "شراء الميزة" },
	},
	allGames: "كل الألعاب",
	live: {
		title: "الطاولات المباشرة",
		closed: { title: "الطاولات المباشرة مغلقة حاليًا", text: "أوقفتها الدار مؤقتًا. كل ما عداها متاح؛ عُد لاحقًا." },
		empty: { title: "لا توجد طاولة مفتوحة الآن", text: "ألعاب الكازينو الأخرى متاحة على مدار الساعة." },
	},
	errors: {
		gameNotFound: "لا توجد لعبة في هذا العنوان. ربما غادرت الدار، وفي الردهة كل ما هو موجود.",
		categoryNotFound: "لا توجد فئة كهذه. في الردهة كل الفئات.",
	},
};
