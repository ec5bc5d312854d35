export default {
	board: "A grid of seven columns with seven cells each. What wins is in the list of what happened.",
	symbols: {
		snail: "Sea snail",
		starfish: "Starfish",
		scallop: "Scallop",
		fish: "Fish",
		jellyfish: "Jellyfish",
		crystal: "Crystal",
		pebble: "Pebble",
		pearl: "Pearl",
		coral: "Red coral",
	},
	ready: "Five or more that touch win · up to {times, number}×",
	cascade: "Cascade {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "and {count, number} more",
	sizes: { range: "{from, number} to {to, number}", last: "{from, number} and more" },
	spoken: {
		filled: "The grid is filled.",
		won: "{count, number} × {symbol} touch and pay {times} times the stake{factor, plural, =1 {} other {, multiplied by # already}}.",
		fell: "They burst, and the rest falls.",
		capped: "The round pays its highest amount, {times} times the stake.",
	},
	paysHint: "In times the stake, by how many touch. A cluster is then multiplied by its cells.",
	rules: {
		clusters: "Symbols whose sides touch are a cluster. From {least, number} of a kind on it pays.",
		cascades:
			"What has won bursts, what is above falls, and new symbols come from above, until nothing wins any more. All of it belongs to the one stake.",
		times:
			"A cell on which something has won is marked. Each further win there doubles its multiplier, from ×2 to ×{max, number}. A cluster is multiplied by the sum of the multipliers under it.",
		wild: "The pearl belongs to every cluster that it touches.",
		scatter:
			"Red coral pays nothing itself. Three, four, or five and more in view when all has fallen bring {three, number}, {four, number} or {five, number} free spins.",
		feature:
			"In free spins pearls come more often, and multipliers stay for the whole feature. Three corals bring {more, number} more, up to {all, number} in all.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"A round is one of {outcomes, number} numbered outcomes, each as likely as any other and each counted: the return is their exact mean. No round pays more than {cap, number} times the stake.",
	},
	drawn: "One draw below {outcomes, number}: the outcome. The published rules say how it unfolds.",
} as const;
