export default {
	spin: "旋转 · {amount}",
	tiers: { nice: "不错的赢奖", big: "大奖", huge: "巨奖", immense: "超级巨奖" },
	timesStake: "投注额的 {times, number, ::.##} 倍",
	choice: "投注",
	oneSpin: "一次旋转",
	feature: "免费旋转",
	featureTotal: "免费旋转所得",
	spoken: {
		outcome: "本局是 {all, number} 个结果中的第 {outcome, number} 号。",
		scatters: "任意位置 {count, number} 个{symbol}：{amount}。",
	},
};
