export default {
	title: "你已离线",
	unreachable: "目前无法从这里访问网站。连接恢复后，此页面会自动加载。",
	lobby: "你已离线。这是截至 {time} 的大厅。",
	money: "你的资金安全，在重新连接之前不会进行任何游戏或投注。",
	again: "重试",
};
