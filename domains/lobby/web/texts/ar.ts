export default {
	hero: {
		region: "أبرز ما لدينا",
		kind: "عرض شرائح",
		play: "شغّل العرض",
		pause: "أوقف العرض مؤقتًا",
		slide: "الشريحة {place} من {count}",
	},
	find: "ابحث عن لعبة أو فريق أو مساعدة",
	rail: { previous: "ألعاب سابقة", next: "المزيد من الألعاب" },
	seeAll: "عرض الكل",
	continuePlaying: "تابع اللعب",
	favourites: "مفضّلتك",
	football: {
		title: "كرة القدم، المباريات المقبلة",
		all: "كل مباريات كرة القدم",
		live: "تُلعب الآن: {clock}، النتيجة {score}",
	},
	race: {
		title: "السباق المقبل",
		all: "كل السباقات",
		startsIn: "يبدأ بعد",
		running: "يجري الآن",
		bet: "شاهد الأسعار",
		favourites: "أقل الأسعار",
	},
};
