export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Grand", quick: "Quick" },
	badge: "Jackpot {amount}",
	row: {
		title: "Jackpots",
		hint: "A part of every stake goes in; all of it is paid out.",
		most: "{amount} at the latest",
		of: "{pot} · {level}",
	},
	bar: "Jackpot",
	practice: "Practice rounds do not play for it.",
	won: {
		title: "You have won the {level} jackpot",
		text: "{amount} is in your balance. It stands in your statement, and the round that won it among your rounds.",
		close: "Close",
	},
	page: {
		title: "Jackpot {name}",
		description: "What is in the pots of {name}, how they are won, and the proof that they are funded.",
		back: "All games",
		intro: "Every stake in the game adds to these pots. They belong to the players: all that goes in is paid out.",
		now: "In the pot now",
		rules: "How it is won",
		chance:
			"Each round draws for the pot from the same seeds as its reels. {stake} staked win it once on average; a round with twice the stake has twice the chance.",
		mustDrop:
			"It is won at {most} at the latest. The exact amount was drawn when this pot began and is revealed with the win; the hash below was published then.",
		commitment: "Hash of the amount at which it must be won",
		paid: "The winner gets all that is in the pot at the payment. If two rounds win, the second gets what the pot begins with again: {seed}.",
		rates: "Of each stake, {pot} go to the pot and {reserve} to the reserve, from which the next pots begin.",
		proof: "What the pot is made of",
		contributed: "From stakes",
		seeded: "Begun with, from the reserve",
		won: "Won",
		total: "In the pot",
		reserve: "In the reserve",
		funded: "Added by us",
		given: "Given to the pot",
		proved: "Compared with our books, the list of wins and the players’ balances: all agreed on {time}.",
		unproved:
			"Our books and this pot do not agree at the moment. People are looking at it; nothing leaves the pot by that.",
		exact:
			"Counted in ten-thousandths of the smallest coin, so no part of a stake is lost. Shown here cut to the coin.",
		wins: "Last wins",
		noWins: "No one has won here yet",
		whenWins: "Wins appear here with their amount and time, and nothing of the winner.",
		by: { draw: "drawn by a round", ceiling: "at its highest amount" },
		seed: "Seed of the highest amount: {seed}",
	},
	errors: {
		jackpotNotFound: "There is no such jackpot. The lobby shows the games that have one.",
	},
} as const;
