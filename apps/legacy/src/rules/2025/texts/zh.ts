export default {
	bets: {
		price: "无论赔率之后如何变化，投注始终按受理时的赔率计算。",
		result: "足球投注按常规时间（含补时）的赛果结算。",
		void: "比赛若未在开赛时间后 48 小时内进行，投注作废并退还本金。",
	},
	games: {
		interrupted: "中断的回合按其封存的结果完成。",
		practice: "练习回合的概率与真钱回合相同。",
	},
	payments: {
		review: "每笔提款在两天内由人工审核。",
		pending: "待处理的提款在审核开始前可以取消。",
	},
} as const;
