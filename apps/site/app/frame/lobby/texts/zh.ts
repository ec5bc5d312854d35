export default {
	greeting: "欢迎回来，{name}。",
	steps: "接下来",
	pending: { title: "{amount} 正在汇出", text: "查看提款进度" },
	bonus: { title: "{title}：已完成 {percent}%", text: "{amount} 生效中" },
	mission: { title: "任务：{title}", text: "已完成 {count}/{of}", open: "可以参加" },
	deposit: { title: "余额为零", text: "存款即可真钱游戏；试玩免费" },
	welcome: {
		title: "第一次来？",
		practice: "无需账户，所有游戏都能试玩",
		returns: "返还率全部公开，随时可查证",
		limits: "点两下即可设置限额或休息",
		join: "注册账户",
	},
	offers: {
		title: "优惠",
		forYou: "为你推荐的优惠",
		all: "全部优惠",
		worth: "平均价值 {amount}",
		noWagering: "无流水要求",
	},
};
