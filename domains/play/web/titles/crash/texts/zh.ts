export default {
	target: "兑现倍数",
	byHand: "手动",
	lower: "更低的倍数",
	higher: "更高的倍数",
	cashOut: "兑现 {amount}",
	odds: "到达概率 {chance, number, ::percent .0#} · 赔付 {amount}",
	oddsByHand: "由你手动兑现，以服务器收到的时刻为准。",
	brokeOff: "风筝线在 {height, number, ::.00}× 断开",
	interrupted: "本局中断，已按相应规则结算。",
	left: "你在 {height, number, ::.00}× 兑现，获得 {amount}",
	lost: "你兑现之前线已断开，输掉 {amount}。",
	seats: "本局 {count, plural, other {# 笔投注}} · {left, number} 笔已兑现",
	out: "在 {height, number, ::.00}× 兑现",
	spoken: {
		running: "风筝升起。",
		at: "{height, number, ::.00}×",
		brokeOff: "风筝线在 {height, number, ::.00}× 断开。",
		left: "手动在 {height, number, ::.00}× 兑现。",
	},
	rules: {
		stake: "桌上所有人同在一局。在接受下注的约八秒内下注。",
		rise: "随后倍数从 1.00 上升，人人相同，直到线断。在此之前兑现的，按投注乘以倍数赔付；没有兑现的输掉投注。",
		target: "设了目标的投注，局到达该倍数时自动兑现，无需任何消息。",
		hand: "手动兑现从 1.01 起可用，以我们服务器收到请求那一毫秒的倍数为准；你设备上的画面略有延迟。",
		late: "线断之后才收到或没有送达的兑现为迟到，投注已输。",
		once: "发送两次的兑现只算一次，以第一次为准。",
		highest: "到 10,000 倍时，所有仍在局中的人都获赔付。",
		stopped:
			"如果服务器在开始前停止，全部投注退还。如果在上升期间停止超过五秒，已到达的目标照付，其余按最后显示的倍数赔付。",
	},
	drawn:
		"抽取一个小于 2^32 的数 w。以百分之一为单位的倍数为 99 × 2^32 ÷ (w + 1) 取整；低于 100 计为 100，高于 1,000,000 计为 1,000,000。到达倍数 x 的概率为百分之 99 ÷ x，因此每个目标的返还率相同。",
};
