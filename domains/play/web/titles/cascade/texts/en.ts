export default {
	board: "Six reels of two to seven symbols. Wins are listed under “What happened”.",
	symbols: {
		crane: "Crane",
		carp: "Carp",
		pine: "Pine",
		lotus: "Lotus",
		bamboo: "Bamboo",
		peak: "Peak",
		stones: "Stones",
		mushroom: "Mushroom",
		fan: "Fan",
		lightning: "Lightning",
		cloud: "Thundercloud",
	},
	ready: "Up to {ways, number} ways · winning symbols vanish and new ones fall",
	ways: "{ways, number} ways",
	cascade: "{count, plural, one {# win in a row} other {# wins in a row}}",
	win: "{symbol} · {reels, number} reels · {ways, plural, one {# way} other {# ways}} · ×{times, number}",
	reels: "{reels, number} reels",
	spoken: {
		reel: "Reel {reel, number}: {symbols}.",
		times: "Multiplier {times, number}.",
		won: "{symbol} on {reels, number} reels, {ways, plural, one {# way} other {# ways}}: {coins, plural, one {# coin} other {# coins}}.",
		fell: "The winning symbols vanished, and new ones fell.",
		capped: "The maximum win of a round was reached: {coins, number} coins.",
	},
	paysHint: "Multiples of the stake for each way, by how many adjacent reels from the left show the symbol.",
	rules: {
		heights:
			"In every spin each of the six reels has {lowest, number} to {highest, number} symbols, so there are up to {limit, number} ways.",
		ways: "A symbol pays when it is on at least three adjacent reels from the left, at any height, once for each way of choosing one of it on each of these reels.",
		coins: "A stake is {coins, number} coins, and pays are counted in them.",
		cascades:
			"Winning symbols vanish, those above fall, and new ones drop in from above, until there are no more wins. All of it belongs to the one stake.",
		wild: "Lightning, on the middle four reels, substitutes for every symbol except the thundercloud. It vanishes with the wins it is part of.",
		scatter:
			"Four, five, six or seven thunderclouds at the end of a paid spin bring {spins4, number}, {spins5, number}, {spins6, number} or {spins7, number} free spins.",
		feature:
			"In free spins a multiplier starts at 1, grows by 1 with each cascade and never falls. {again, number} thunderclouds in one of them bring {more, number} more, up to {all, number} in total.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"The return is exact: a round draws one of {outcomes, number} numbered outcomes, and every one of them was counted.",
	},
	drawn:
		"One draw below {outcomes, number}: the number of the outcome. Heights and symbols of its reels follow from it by the published stream.",
} as const;
