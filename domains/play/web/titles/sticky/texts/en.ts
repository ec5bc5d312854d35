export default {
	board: "Five reels of three cells. Wins are listed under “What happened”.",
	symbols: {
		rose: "Rose",
		hummingbird: "Hummingbird",
		butterfly: "Butterfly",
		lily: "Lily",
		ivy: "Ivy",
		clover: "Clover",
		berries: "Berries",
		bell: "Bellflower",
		bramble: "Bramble",
		fountain: "Fountain",
	},
	ready: "{lines, number} lines · in free spins brambles stay",
	win: "{symbol} · {count, plural, one {# line} other {# lines}}",
	run: "{count, number} in a row",
	covered: "{count, plural, =0 {No reel covered} one {# reel covered} other {# reels covered}}",
	spoken: {
		row: "Row {row, number}: {symbols}.",
		won: "Line {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# line bet} other {# line bets}}.",
		scatters: "{count, number} × {symbol} anywhere: {lineBets, number} line bets.",
	},
	paysHint: "Multiples of the stake for each line, by how many in a row from the left show the symbol.",
	rules: {
		lines:
			"{lines, number} lines cross the five reels, all in every spin. A symbol pays on a line when three or more in a row from the left show it.",
		bets: "A stake is {lines, number} line bets, one on each line.",
		wild: "The bramble, on the middle three reels, substitutes for every symbol except the fountain.",
		scatter:
			"Three, four or five fountains anywhere pay {pays3, number}, {pays4, number} or {pays5, number} stakes and bring {spins3, number}, {spins4, number} or {spins5, number} free spins.",
		feature: "In free spins a bramble grows over its whole reel, which then substitutes for every symbol.",
		stays:
			"A covered reel stays covered to the last free spin. Free spins have no fountains, so they bring no more of them.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"The return is calculated exactly: lines by a formula, free spins by a chain over the covered reels. Spread and chance of a payout are measured.",
	},
	drawn: "One draw below {stops, number} for each reel of a spin, from the left: the stops of its cells.",
	sale: {
		button: "Buy {count, number} spins · {amount}",
		ready: "{count, number} free spins at one price · brambles stay",
		choice: "{count, number} spins",
		title: "Buy {count, number} free spins?",
		taken: "The price is your stake. It is taken when you confirm, and the spins start right away.",
		practice: "This is practice: the price is taken from play money.",
		price: "Price",
		above: "Pays more than the price",
		cancel: "Not now",
		confirm: "Buy for {amount}",
		close: "Close without buying",
		paysHint: "Multiples of the price for each line, by how many in a row from the left show the symbol.",
		rules: {
			price:
				"The price buys {count, number} free spins. It is {lineBets, number} line bets, {times, number} times those of one spin on {lines, number} lines, and is taken once, when you have confirmed it.",
			wild: "The bramble, on the middle three reels, substitutes for every other symbol.",
			no: "There are no paid spins and no fountains: only the free spins are played, and they bring no more of them.",
			stays: "A covered reel stays covered to the last free spin.",
			above: "{above, number, ::percent .0} of purchases pay more than the price. The others pay less, or nothing.",
			exact:
				"The return is calculated exactly, by a chain over the covered reels. Spread, chance of a payout and largest win are measured over {rounds, number} rounds.",
		},
	},
} as const;
