export default {
	title: "過去の年のルール",
	description: "ベット、ラウンド、支払い依頼の当時に適用されていたルールです。",
	frame: "年ごとのルール",
	loading: "ルールを読み込んでいます。",
	today: "現在の規約",
} as const;
