export default {
	board: "Five reels with {rows, number} cells each. Wins are listed under “What happened”.",
	ways: "ways",
	ready: "{ways, number} ways · neighbouring reels from the left pay",
	win: "{symbol} · {reels, number} reels · {ways, plural, one {# way} other {# ways}}",
	reels: "{reels, number} reels",
	spoken: {
		row: "Row {row, number}: {symbols}.",
		won: "{symbol} on {reels, number} reels, {ways, plural, one {# way} other {# ways}}: {coins, plural, one {# coin} other {# coins}}.",
		scatters: "{count, number} × {symbol} anywhere: {coins, number} coins.",
	},
	paysHint: "Multiples of the stake for each way, by how many adjacent reels from the left show the symbol.",
	rules: {
		ways: "A symbol pays when it is on at least three neighbouring reels from the left, in any row. Each way of choosing one of it on each of these reels pays: {ways, number} ways in all.",
		coins: "A stake is {coins, number} coins, and pays are counted in them.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"The return is calculated exactly: every cell is drawn by itself, so a formula gives it. Spread and chance of a payout are measured.",
	},
	silk: {
		symbols: {
			camel: "Camel",
			ewer: "Ewer",
			pomegranate: "Pomegranate",
			lamp: "Lamp",
			palm: "Palm",
			star: "Star",
			moon: "Moon",
			flower: "Flower",
			waves: "Waves",
			sun: "Sun",
			gate: "City gate",
		},
		wild: "The sun, on the three reels in the middle, stands in for every symbol but the city gate.",
		scatter:
			"Three, four or five gates anywhere pay {pays3, number}, {pays4, number} or {pays5, number} stakes and bring {spins3, number}, {spins4, number} or {spins5, number} free spins.",
		feature:
			"Free spins have more suns. Three gates in one of them bring {more, number} more, up to {all, number} in all.",
		factors:
			"In free spins each sun multiplies every way over it by one of {factors}; suns on several reels multiply each other.",
		drawn:
			"One draw below {stops, number} for each reel: the stops of its cells. In free spins one more for each sun, for what it multiplies by.",
	},
	dunes: {
		symbols: {
			fennec: "Fennec",
			oryx: "Oryx",
			gecko: "Gecko",
			beetle: "Beetle",
			cactus: "Cactus",
			ammonite: "Ammonite",
			agave: "Agave",
			crystal: "Desert rose",
			dune: "Dune",
			whirlwind: "Whirlwind",
			arch: "Rock arch",
		},
		wild: "The whirlwind, on the three reels in the middle, stands in for every symbol but the rock arch.",
		scatter:
			"Three, four or five arches anywhere pay {pays3, number}, {pays4, number} or {pays5, number} stakes and bring {spins3, number}, {spins4, number} or {spins5, number} free spins.",
		feature:
			"Free spins have more whirlwinds. Three arches in one of them bring {more, number} more, up to {all, number} in all.",
		factors:
			"In free spins each whirlwind multiplies every way over it by one of {factors}; whirlwinds on several reels multiply each other.",
		drawn:
			"One draw below {stops, number} for each reel: the stops of its cells. In free spins one more for each whirlwind, for what it multiplies by.",
	},
} as const;
