export default {
	title: "往年规则",
	description: "您当时投注、游戏或申请付款时适用的规则。",
	frame: "各年规则",
	loading: "正在加载规则。",
	today: "现行条款",
} as const;
