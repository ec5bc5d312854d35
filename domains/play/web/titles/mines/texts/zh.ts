export default {
	label: "草地：{cells, number} 个花苞，其中 {mines, number} 张蛛网",
	webs: "蛛网",
	webCount: "{mines, plural, other {# 张蛛网}}",
	fewer: "减少蛛网",
	more: "增加蛛网",
	choose: "请选择花苞",
	ready: "选择蛛网数量，然后按“开始”。",
	next: "下一只萤火虫：{amount} · {chance, number, ::percent .0} 的花苞安全",
	caught: "碰到蛛网，这一局结束。",
	choice: "{mines, number} · 最多 {last, number} 只萤火虫",
	cells: {
		bud: "第 {row, number} 行第 {column, number} 个花苞：未打开",
		firefly: "第 {row, number} 行第 {column, number} 个花苞：萤火虫",
		web: "第 {row, number} 行第 {column, number} 个花苞：蛛网",
		missedFirefly: "第 {row, number} 行第 {column, number} 个花苞：萤火虫，未打开",
		missedWeb: "第 {row, number} 行第 {column, number} 个花苞：蛛网，未打开",
	},
	spoken: {
		firefly: "花苞 {number, number}：萤火虫。可收取 {amount}。",
		web: "花苞 {number, number}：蛛网。",
		webs: "蛛网在花苞 {numbers} 中。",
	},
	rules: {
		begin: "选择 25 个花苞中藏有多少张蛛网，以及投注额。蛛网越多，每只萤火虫派彩越高。",
		open: "逐个打开花苞。每只萤火虫都会提高可收取的金额；碰到蛛网则该局结束，没有赢奖。找到第一只萤火虫后，随时可以收取。",
		fixed: "按下“开始”时，蛛网的位置即已抽定，之后的任何选择都不会改变。",
		last: "无论在哪一步收手，返还率都相同。到达派彩不超过投注额 10,000 倍的最后一只萤火虫时，该局自动结束。",
		left: "你离开的一局会在任何设备上等你。24 小时后按当时的金额自动收取；如果尚未打开任何花苞，则退还投注额。",
	},
	drawn:
		"所有格子从 0 起逐行排成列表。对每张蛛网 k，抽取一个小于格子数减 k 的数，再加上 k：该位置与位置 k 的格子互换，换到位置 k 的格子藏有蛛网。",
};
