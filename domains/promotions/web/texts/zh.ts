export default {
	errors: {
		offerNotFound: "该优惠不可用，可能已结束。你没有任何损失。",
		offerNotOpen: "目前不能领取该优惠。未作任何更改，原因见优惠页面。",
		termsChanged: "你阅读之后条款已更新。未领取任何内容，请重新阅读。",
		codeUnknown: "没有使用此优惠码的优惠。请逐个核对字母和数字，然后重试。",
		grantNotFound: "你没有这项红利。你的红利列在红利页面。",
		grantState: "该红利在此期间已改变。未执行任何操作，请重新查看。",
		previewChanged: "你所看到的已不是最新情况。未作任何更改，请重新查看后再决定。",
		offerState: "该优惠处于另一状态。未作任何更改。",
		draftChanged: "另一位操作员已更改草稿。保存之前请重新阅读。",
		termsInvalid: "条款自相矛盾。未保存任何内容。",
		notPublishable: "有一项检查未通过，因此该优惠不能发布。",
		budgetSpent: "预算不足。未发放任何内容。",
		amountTooHigh: "超出该优惠允许的金额。未发放任何内容。",
		codeTaken: "另一项优惠已使用此优惠码，请另选一个。",
		idempotencyConflict: "同一请求以不同内容再次提交。未作任何更改。",
	},
};
