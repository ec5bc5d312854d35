export default {
	title: "按一次连续多局",
	close: "关闭",
	hint: "每一局都是按您的投注额进行的普通局。随时可按“停止”结束；按 Escape 键、某局被拒绝或页面不在视野内时也会停止。",
	rounds: "局数",
	count: "{count, number}",
	loss: "最多输掉",
	win: "单局赢得以下金额时停止",
	noWin: "不设置",
	feature: "出现特色玩法时停止",
	start: "以 {stake} 开始 {rounds, number} 局",
} as const;
