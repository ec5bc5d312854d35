export default {
	title: "往年规则",
	years: {
		title: "选择年份",
		intro: "投注、回合和付款均适用受理当日的规则。",
	},
	find: {
		label: "您投注或付款的年份",
		button: "查看规则",
		wrong: "请输入四位数的年份，例如 2024。",
	},
	year: { title: "{year} 年规则", back: "所有年份", intro: "有效期为 {year} 年 1 月 1 日至 12 月 31 日。" },
	chapter: { title: "{year} 年：{chapter}", back: "{year} 年规则", others: "其他年份的同一章" },
	chapters: { bets: "投注", games: "游戏", payments: "付款" },
} as const;
