export default {
	cloth: "The cloth: places to bet on",
	bet: "Bet on",
	wheel: "The wheel",
	spin: "Spin · {amount}",
	ready: "Choose a chip, then places on the cloth. Past results change nothing.",
	fell: "{number} · no win this time",
	won: "{number} · you won {win}",
	returned: "{number} · {win} of {stake} came back",
	even: "{number} · your stake came back",
	zero: "0",
	twoToOne: "2 to 1",
	dozen: { first: "1st 12", second: "2nd 12", third: "3rd 12" },
	cells: { low: "1 to 18", even: "Even", red: "Red", black: "Black", odd: "Odd", high: "19 to 36" },
	spots: {
		straight: "Number {numbers}",
		split: "Split {numbers}",
		street: "Street {numbers}",
		trio: "Trio {numbers}",
		corner: "Corner {numbers}",
		line: "Six numbers {numbers}",
		first: "First four {numbers}",
		five: "First five {numbers}",
		column: "Column {number, number}",
	},
	kinds: {
		straight: "One number",
		split: "Two numbers",
		street: "Three numbers",
		corner: "Four numbers",
		five: "The five: 0, 00, 1, 2 and 3",
		line: "Six numbers",
		dozen: "A dozen or a column",
		red: "Red, black, odd, even, high or low",
	},
	colours: { red: "red", black: "black", green: "green" },
	spoken: {
		drawn: "The ball fell into {number}, {colour}.",
		paid: "{name} pays {amount}.",
		half: "{name}: zero gives {amount} back, half of the bet.",
	},
	rules: {
		begin:
			"Choose a chip and place it on numbers, on the lines between them, or on the fields outside. One round takes many bets; each is settled by itself, and your stake is their sum.",
		wheel:
			"The wheel has 37 pockets, 0 to 36, each equally likely. The ball's pocket is drawn before the wheel turns; what you see only shows it.",
		pays: "One number pays 35 to 1, two 17, three 11, four 8, six 5, a dozen or a column 2, and red, black, odd, even, high or low 1 to 1. Your bet comes back with a win.",
		zero: "Zero loses every bet that does not cover it. That is our whole advantage: 1 in 37 of all stakes, on every place alike.",
		zeroHalf:
			"Zero loses every bet that does not cover it, but gives half of each bet on red, black, odd, even, low or high back at once (la partage). There our advantage is 1 in 74 of the stakes; on every other place it is 1 in 37.",
		wheelTwo:
			"The wheel has 38 pockets, 0, 00 and 1 to 36, each equally likely. The ball's pocket is drawn before the wheel turns; what you see only shows it.",
		zeroTwo:
			"Zero and double zero lose every bet that does not cover them. That is our advantage: 2 in 38 of the stakes (5.26%) on all places but one. The five numbers 0, 00, 1, 2 and 3 pay only 6 to 1: there it is 3 in 38 (7.89%), so every other place is the better bet.",
		past: "Each round is drawn by itself. Earlier results change nothing.",
	},
	drawn:
		"One draw below 37: the place of the pocket in the order of the wheel, from zero. A place that covers the pocket pays 36 ÷ the number of its pockets, for 1.",
	drawnHalf:
		"One draw below 37: the place of the pocket in the order of the wheel, from zero. A place that covers the pocket pays 36 ÷ the number of its pockets, for 1. When zero is drawn, an even chance pays one half.",
	drawnTwo:
		"One draw below 38: the place of the pocket in the order of the wheel, from zero. A place that covers the pocket pays 36 ÷ the number of its pockets, for 1; the one of five pockets pays 7.",
} as const;
