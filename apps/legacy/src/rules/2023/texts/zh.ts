export default {
	bets: {
		price: "投注按受理时的赔率计算。",
		void: "比赛若未在原定当日进行，投注作废并退还本金。",
	},
	payments: {
		review: "每笔提款在五天内由人工审核。",
		pending: "待处理的提款不能取消。",
	},
} as const;
