export default {
	greeting: "أهلًا بعودتك يا {name}.",
	steps: "خطواتك التالية",
	pending: { title: "{amount} في طريقها إليك", text: "تابع أين وصل سحبك" },
	bonus: { title: "{title}: أُنجز {percent} %", text: "{amount} قيد اللعب" },
	deposit: { title: "رصيدك فارغ", text: "أودِع لتلعب بالمال، والتدرّب مجاني" },
	offers: {
		title: "العروض",
		forYou: "عروض لك",
		all: "كل العروض",
		worth: "قيمته {amount} في المتوسط",
		noWagering: "لا شيء يُراهن به قبل السحب",
	},
};
