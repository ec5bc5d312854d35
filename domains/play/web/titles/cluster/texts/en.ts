export default {
	board: "A grid of seven columns with seven cells each. Wins are listed under “What happened”.",
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
	sizes: { range: "{from, number} to {to, number}", last: "{from, number} or more" },
	spoken: {
		filled: "The grid is filled.",
		won: "{count, number} × {symbol} touch and pay {times} times the stake{factor, plural, =1 {} other {, multiplied by # already}}.",
		fell: "They burst, and the others fall.",
		capped: "The round reaches its maximum win, {times} times the stake.",
	},
	paysHint: "Multiples of the stake, by how many touch. Each cluster is then multiplied by its cells.",
	rules: {
		clusters: "Symbols whose sides touch form a cluster. {least, number} or more of a kind pay.",
		cascades:
			"Winning symbols burst, those above fall, and new ones drop in from above, until there are no more wins. All of it belongs to the one stake.",
		times:
			"A cell where something has won is marked. Each further win there doubles its multiplier, from ×2 to ×{max, number}. A cluster is multiplied by the sum of the multipliers under it.",
		wild: "The pearl is wild: it belongs to every cluster it touches.",
		scatter:
			"Red coral pays nothing itself. Three, four, or five or more in view once everything has fallen bring {three, number}, {four, number} or {five, number} free spins.",
		feature:
			"In free spins there are more pearls, and multipliers stay until they end. Three corals bring {more, number} more, up to {all, number} in total.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"A round is one of {outcomes, number} numbered outcomes, each as likely as any other and each counted: the return is their exact mean. No round pays more than {cap, number} times the stake.",
	},
	drawn: "One draw below {outcomes, number}: the outcome. The published rules say how it unfolds.",
} as const;
