export default {
	card: {
		title: "红利",
		left: "{amount} 生效中",
		progress: "已完成流水 {percent}",
		wagered: "已完成流水 {done}，共 {all}",
		waiting: "{count, plural, other {# 项红利等待中。}}",
		open: "你的红利",
	},
	game: {
		full: "在此游戏中，投注全额计入红利流水。",
		part: "在此游戏中，投注的 {percent} 计入红利流水。",
		none: "此游戏不计入红利流水。",
		excluded: "此游戏不计入红利流水：红利生效期间不接受投注。",
		most: "每局最多 {amount}。",
		over: "你的红利规定每局最多 {amount}：该投注额不会被接受，请降低。",
	},
	withdrawing: {
		title: "提款对红利的影响",
		loses: "提款会使红利终止，{amount} 红利资金随之取消。你自己的钱仍归你。",
		keeps: "红利继续生效。其中 {amount} 须再完成 {left} 流水才能提取。",
		open: "查看红利",
	},
};
