export default {
	table: "The table",
	bet: "Bet on",
	places: "Betting spots",
	deal: "Deal · {amount}",
	ready: "Choose a chip, then a bet. Past results change nothing.",
	hidden: "Two cards face down",
	total: "{total, number}",
	spots: {
		player: "Player",
		banker: "Banker",
		tie: "Tie",
		playerPair: "Player pair",
		bankerPair: "Banker pair",
	},
	result: { player: "Player wins", banker: "Banker wins", tie: "Tie" },
	lost: "{result} · no win this time",
	won: "{result} · you won {win}",
	returned: "{result} · {win} of {stake} came back",
	even: "{result} · your stake came back",
	roads: {
		plate: "Your results on this page, oldest first",
		road: "Road",
		bead: "{result} with {total, number}",
		playerPair: "player pair",
		bankerPair: "banker pair",
		counts: "Player {player, number} · Banker {banker, number} · Tie {tie, number}",
	},
	spoken: {
		hand: "{side} has {cards}: {total, number}.",
		pair: "{name}.",
		result: "{result}.",
		paid: "{name} pays {amount}.",
	},
	pairs: "Player pair or banker pair",
	rules: {
		begin:
			"Bet on the player, the banker, a tie or pairs. Player and banker are the names of the two hands, and you may bet on either. Each bet is settled separately.",
		cards:
			"Each hand gets two cards from eight shuffled decks. Tens and face cards count zero, aces one; only the last digit of a total counts. Nine is the best.",
		third:
			"A total of 8 or 9 ends the deal. Otherwise the player draws a third card with 5 or less. If the player stood, the banker draws with 5 or less; if not, the banker draws by the player’s third card: with 0 to 2 always, with 3 on all but an eight, with 4 on two to seven, with 5 on four to seven, with 6 on six and seven, with 7 never.",
		pays: "Player pays 1 to 1, banker 0.95 to 1: that is 1 to 1 less a commission of 5%. A tie pays 8 to 1, and returns bets on player and banker. A pair pays 11 to 1 if the first two cards of that hand are of one rank.",
		past: "Each round is dealt from freshly shuffled decks. The plate and the road only show past results; they say nothing about the next one.",
	},
	drawn:
		"The 416 cards of eight decks stand in a list from 0: each deck clubs, diamonds, hearts, spades, each from the ace to the king. Card k: one draw below 416 less k is added to k; the cards at that place and at place k change places. The player has cards 0 and 2, the banker 1 and 3; third cards follow, the player’s first.",
} as const;
