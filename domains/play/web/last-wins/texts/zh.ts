export default {
	title: "最近赢奖",
	note: "真实的游戏记录，按时间而非金额选取。",
	sums: "过去一小时，玩家投注 {staked}，返还 {won}（{percent}%）。",
	someone: "一位玩家",
	times: "{times}×",
};
