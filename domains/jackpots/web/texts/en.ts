export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Grand", quick: "Quick" },
	badge: "Jackpot {amount}",
	row: {
		title: "Jackpots",
		hint: "Part of every stake goes in, and all of it is paid out.",
		most: "Must drop by {amount}",
		of: "{pot} · {level}",
	},
	bar: "Jackpot",
	practice: "Practice rounds do not play for the jackpot.",
	won: {
		title: "You have won the {level} jackpot",
		text: "{amount} is in your balance. You can find it in your statement and among your rounds.",
		close: "Close",
	},
	page: {
		title: "Jackpot {name}",
		description: "What is in the {name} pots, how they are won, and proof that they are funded.",
		back: "All games",
		intro:
			"Every stake in the game adds to these pots. They belong to the players: everything that goes in is paid out.",
		now: "In the pot now",
		rules: "How to win",
		chance:
			"Each round draws for the pot from the same seeds as its reels. On average, it is won once for every {stake} staked; twice the stake has twice the chance.",
		mustDrop:
			"It must drop by {most}. The exact amount was drawn when this pot started and is revealed with the win; its hash below was published then.",
		commitment: "Hash of the amount at which it must drop",
		paid: "The winner gets everything in the pot at the time of payment. If two rounds win, the second gets the amount the pot restarts with: {seed}.",
		rates: "Of each stake, {pot} goes to the pot and {reserve} to the reserve, which funds the start of the next pots.",
		proof: "What the pot is made of",
		contributed: "From stakes",
		seeded: "Starting amount, from the reserve",
		won: "Won",
		total: "In the pot",
		reserve: "In the reserve",
		funded: "Added by us",
		given: "Added to the pot",
		proved: "Checked against our books, the list of wins and the players’ balances: all agreed on {time}.",
		unproved:
			"Our books and this pot do not agree right now. Our team is looking into it; no money leaves the pot because of it.",
		exact:
			"Counted in ten-thousandths of the smallest coin, so no part of a stake is lost. Shown here without the fractions.",
		wins: "Recent wins",
		noWins: "No wins yet",
		whenWins: "Wins appear here with their amount and time, without the winner’s name.",
		by: { draw: "won in a draw", ceiling: "must-drop amount reached" },
		seed: "Seed of the must-drop amount: {seed}",
	},
	errors: {
		jackpotNotFound: "We could not find this jackpot. See the lobby for games that have one.",
	},
} as const;
