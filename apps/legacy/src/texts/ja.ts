export default {
	title: "過去の年のルール",
	years: {
		title: "年を選ぶ",
		intro: "ベット、ラウンド、支払いには、受け付けた日のルールが適用されます。",
	},
	find: {
		label: "ベットまたは支払いの年",
		button: "ルールを表示",
		wrong: "2024のように4桁で年を入力してください。",
	},
	year: { title: "{year}年のルール", back: "すべての年", intro: "{year}年1月1日から12月31日まで有効。" },
	chapter: { title: "{year}年の{chapter}", back: "{year}年のルール", others: "ほかの年の同じ章" },
	chapters: { bets: "ベット", games: "ゲーム", payments: "支払い" },
} as const;
