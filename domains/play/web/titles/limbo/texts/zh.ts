export default {
	target: "目标高度",
	lower: "降低高度",
	higher: "提高高度",
	odds: "概率 {chance, number, ::percent .00##} · 派彩 {amount}",
	fell: "飞到 {height, number, ::.00##}×，这次没有赢。",
	spoken: { reached: "彗星飞到 {height, number, ::.00##}×，目标为 {target, number, ::.00##}×。" },
	rules: {
		begin: "选定彗星须达到的高度（1.01 至 10,000 倍）和投注额。",
		draw: "每一局抽取一个数。达到高度 x 的概率为百分之 99 ÷ x，因此每个高度的返还率都相同。",
		pays: "彗星达到或超过该高度，按该倍数派发投注额；否则投注额输掉。",
	},
	drawn: "一次小于 2^32 的抽取 d。以百分之一计的高度为 99 × 2^32 ÷ (d + 1)，舍去小数；不足 100 时取 100。",
};
