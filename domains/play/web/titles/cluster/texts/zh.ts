export default {
	board: "七列、每列七格的网格。赢奖内容见“发生了什么”列表。",
	symbols: {
		snail: "海螺",
		starfish: "海星",
		scallop: "扇贝",
		fish: "鱼",
		jellyfish: "水母",
		crystal: "水晶",
		pebble: "卵石",
		pearl: "珍珠",
		coral: "红珊瑚",
	},
	ready: "五个或更多相连即赢奖 · 最高 {times, number} 倍",
	cascade: "连消 {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "另有 {count, number} 组",
	sizes: { range: "{from, number} 至 {to, number}", last: "{from, number} 及以上" },
	spoken: {
		filled: "网格已填满。",
		won: "{count, number} 个{symbol}相连，派彩为投注额的 {times} 倍{factor, plural, =1 {} other {（已乘以 #）}}。",
		fell: "它们破裂，其余下落。",
		capped: "本局按最高额派彩：投注额的 {times} 倍。",
	},
	paysHint: "按相连个数，以投注额的倍数表示。该组再乘以所在格的倍数。",
	rules: {
		clusters: "边与边相接的相同符号为一组。{least, number} 个起有派彩。",
		cascades: "赢奖的符号破裂，上方的下落，新符号从上方补入，直到不再赢奖。这一切都属于同一次投注。",
		times:
			"有过赢奖的格会被标记，此后每次在该格赢奖，倍数翻倍，从 ×2 到 ×{max, number}。一组的派彩乘以其下各倍数之和。",
		wild: "珍珠属于它所接触的每一组。",
		scatter:
			"红珊瑚本身没有派彩。全部下落后可见三个、四个、五个及以上时，获得 {three, number}、{four, number} 或 {five, number} 次免费旋转。",
		feature: "免费旋转中珍珠更多，倍数保留到结束。三个珊瑚再加 {more, number} 次，总共最多 {all, number} 次。",
		less: "派彩低于投注额的一局，显示为返还的金额，而不是赢奖。",
		exact:
			"一局是 {outcomes, number} 个编号结果之一，概率相同并逐一计数：返还率是它们的精确平均值。任何一局的派彩都不超过投注额的 {cap, number} 倍。",
	},
	drawn: "抽取一个小于 {outcomes, number} 的数：结果编号。展开方式见公布的规则。",
};
