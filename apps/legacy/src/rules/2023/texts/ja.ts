export default {
	bets: {
		price: "ベットのオッズは、受け付けた時点のものでした。",
		void: "予定の日に行われなかった試合へのベットは無効とし、賭け金を返しました。",
	},
	payments: {
		review: "出金は5日以内に担当者が確認しました。",
		pending: "保留中の出金は取り消せませんでした。",
	},
} as const;
