export default {
	spin: "أدر · {amount}",
	tiers: { nice: "فوز جميل", big: "فوز كبير", huge: "فوز ضخم", immense: "فوز هائل" },
	timesStake: "{times, number, ::.##} ضعف الرهان",
	choice: "الرهان",
	oneSpin: "دورة واحدة",
	feature: "دورات مجانية",
	featureTotal: "ما رُبح في الدورات المجانية",
	spoken: {
		outcome: "الجولة هي النتيجة {outcome, number} من {all, number}.",
		scatters: "{count, number} × {symbol} في أي مكان: {amount}.",
	},
};
