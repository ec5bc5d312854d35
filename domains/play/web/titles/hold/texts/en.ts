export default {
	board: "Five reels of three cells. Wins are listed under “What happened”.",
	symbols: {
		key: "Key",
		dial: "Dial",
		padlock: "Padlock",
		bell: "Bell",
		gear: "Gear",
		valve: "Valve",
		spring: "Spring",
		nut: "Nut",
		vault: "Vault door",
		coin: "Coin",
	},
	prizes: { mini: "Mini", minor: "Minor", major: "Major", grand: "Grand" },
	ready: "{lines, number} lines · {coins, number} coins start hold and spin",
	win: "{symbol} · {count, plural, one {# line} other {# lines}}",
	run: "{count, number} in a row",
	left: "{count, plural, =0 {No respins left} one {# respin left} other {# respins left}}",
	held: "{count, number} of {all, number} cells hold a coin",
	allPay: "A full vault pays the Grand",
	message: "Hold and spin · {count, plural, =0 {no respins left} one {# respin left} other {# respins left}}",
	headline: { begun: "Hold and spin", grand: "The vault is full", total: "Hold and spin total" },
	begins: "{count, plural, one {# coin} other {# coins}}, ×{times, number} the stake",
	sum: "{count, plural, one {# coin} other {# coins}} · ×{times, number} the stake",
	spoken: {
		row: "Row {row, number}: {symbols}.",
		won: "Line {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# line bet} other {# line bets}}.",
		held: "Coins held, in stakes: {coins}. {left, plural, =0 {No respins} one {# respin} other {# respins}} left.",
		none: "No new coin. {left, plural, =0 {No respins} one {# respin} other {# respins}} left.",
		grand: "Every cell holds a coin: the Grand pays {times, number} stakes.",
	},
	paysHint: "Multiples of the stake for each line, by how many in a row from the left show the symbol.",
	rules: {
		lines:
			"{lines, number} lines cross the five reels, all in every spin. A symbol pays on a line when three or more in a row from the left show it.",
		bets: "A stake is {lines, number} line bets, one on each line.",
		wild: "The vault door, on the middle three reels, substitutes for every symbol except the coin.",
		begin: "{least, number} or more coins anywhere start hold and spin: they stay, each with a value in stakes.",
		respins:
			"Then there are {lives, number} respins. In each of them every empty cell turns to a coin in {respin, number} of 60 cases. A new coin stays and sets the respins back to {lives, number}; the hold ends when none is left or every cell holds a coin.",
		values: "A coin is worth one of {plain} the stake; small values are far more likely than large ones.",
		prizes: "A few coins are prizes: {named}.",
		grand:
			"When all {cells, number} cells hold a coin, the Grand pays {grand, number} stakes more. It is fixed and does not grow.",
		less: "A round that pays less than its stake is shown as what came back, not as a win.",
		exact:
			"The return is calculated exactly: lines by a formula, the hold by a chain over its coins and respins. Spread and chance of a payout are measured.",
	},
	drawn:
		"One draw below {stops, number} for each reel: the stops of its cells. In a hold, one below 60 for every empty cell of a respin, and one for the value of each coin.",
} as const;
