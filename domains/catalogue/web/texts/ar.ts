export default {
	card: {
		facts: "{kind} · \u2066{rtp}\u00a0%\u2069",
		kinds: { slot: "ماكينة حظ", instant: "لعبة فورية", race: "رياضة افتراضية", sport: "رياضة" },
	},
	category: {
		description:
			"{title}: {count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}، ولكل منها عائد معلن.",
		count: "{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}",
		choices: "أنواع {title}",
		empty: "لا شيء هنا بعد",
		emptyHint: "لا توجد ألعاب من هذه الفئة في مكانك.",
		toLobby: "إلى الردهة",
	},
	live: {
		title: "الطاولات المباشرة",
		closed: { title: "الطاولات المباشرة مغلقة حاليًا", text: "أوقفتها الدار مؤقتًا. كل ما عداها متاح؛ عُد لاحقًا." },
		empty: { title: "لا توجد طاولة مفتوحة الآن", text: "ألعاب الكازينو الأخرى متاحة على مدار الساعة." },
	},
	search: {
		title: "بحث",
		label: "ابحث في الألعاب والرياضة",
		placeholder: "اسم أو موضوع أو رياضة",
		clear: "امسح البحث",
		close: "إغلاق",
		hint: "اكتب اسمًا أو موضوعًا أو رياضة.",
		found:
			"{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} عن «{term}»",
		notFound: "لم يُعثر على شيء عن «{term}»",
		notFoundHint: "راجع الإملاء، أو تصفّح كل الألعاب.",
		allGames: "كل الألعاب",
		failed: "لم يُجب البحث. لم يضِع شيء، فاكتب من جديد بعد لحظة.",
	},
	errors: {
		gameNotFound: "لا توجد لعبة في هذا العنوان. ربما غادرت الدار، وفي الردهة كل ما هو موجود.",
		categoryNotFound: "لا توجد فئة كهذه. في الردهة كل الفئات.",
	},
};
