export default {
	bets: {
		price: "投注按受理时的赔率计算。",
		result: "足球投注按常规时间（含补时）的赛果结算。",
		void: "比赛若未在开赛时间后 36 小时内进行，投注作废并退还本金。",
	},
	games: {
		interrupted: "中断的回合在一天内按其封存的结果完成。",
		practice: "练习回合的概率与真钱回合相同。",
	},
	payments: {
		review: "每笔提款在三天内由人工审核。",
		pending: "待处理的提款在支付前可以取消。",
	},
} as const;
