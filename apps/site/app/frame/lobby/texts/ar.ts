export default {
	greeting: "أهلًا بعودتك يا {name}.",
	steps: "خطواتك التالية",
	pending: { title: "{amount} في طريقها إليك", text: "تابع أين وصل سحبك" },
	bonus: { title: "{title}: أُنجز {percent} %", text: "{amount} قيد اللعب" },
	mission: { title: "المهمة: {title}", text: "أُنجز {count} من {of}", open: "يمكنك الانضمام إليها" },
	deposit: { title: "رصيدك فارغ", text: "أودِع لتلعب بالمال، والتدرّب مجاني" },
	welcome: {
		title: "جديد هنا؟",
		practice: "تدرّب على كل الألعاب بلا حساب",
		returns: "كل عائد معلن ويمكن التحقق منه",
		limits: "الحدود والاستراحات على بُعد لمستين",
		join: "افتح حسابًا",
	},
	offers: {
		title: "العروض",
		forYou: "عروض لك",
		all: "كل العروض",
		worth: "قيمته {amount} في المتوسط",
		noWagering: "لا شيء يُراهن به قبل السحب",
	},
};
