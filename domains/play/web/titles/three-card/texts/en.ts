export default {
	table: "The table",
	sign: "Three Card",
	deal: "Deal · {amount}",
	dealer: "Dealer",
	hand: "Your hand",
	hidden: "A hidden card",
	pairPlus: "Pair Plus",
	pairPlusAdd: "Pair Plus, {amount} more",
	moves: { play: "Play", fold: "Fold" },
	more: "+{amount}",
	moveMore: "{move}, {amount} more",
	ready: "Choose your ante, then press Deal.",
	yours: "You have {hand}. Play for {amount} more, or fold.",
	hands: {
		high: "High card",
		pair: "Pair",
		flush: "Flush",
		straight: "Straight",
		three: "Three of a kind",
		straightFlush: "Straight flush",
	},
	results: {
		folded: "Folded",
		unqualified: "The dealer does not qualify",
		better: "Your hand is better",
		equal: "Equal hands",
		worse: "The dealer’s hand is better",
	},
	lost: "{result} · no win this time",
	won: "{result} · you won {win}",
	returned: "{result} · {win} of {stake} came back",
	even: "{result} · your stake came back",
	pays: { bonus: "Ante bonus", pairPlus: "Pair Plus", hand: "Hand", times: "Pays", toOne: "{times, number} : 1" },
	book: {
		show: "Show strategy",
		hide: "Hide strategy",
		title: "Best play: {move}",
		hint: "Expected value of each move, for 1.00 of your ante",
		value: "{value, number, ::sign-always .00}",
	},
	spoken: {
		dealt: "You have {cards}: {hand}.",
		dealer: "The dealer has {cards}: {hand}.",
		folded: "You folded {cards}: {hand}.",
		result: "{result}.",
	},
	play: "Strategy",
	best: "Ante, best play",
	usual: "Ante, playing every queen or better",
	pairPlusBet: "Pair Plus",
	rules: {
		begin:
			"You and the dealer get three cards each. You see yours, then play for a second stake as large as the ante, or fold and lose the ante.",
		dealer:
			"The dealer qualifies with a queen or better. Otherwise the ante pays 1 to 1 and the second stake comes back. If the dealer qualifies, the better hand wins 1 to 1 on both stakes, and equal hands return both.",
		bonus:
			"If you play, a straight pays a bonus of 1 to 1 on the ante, three of a kind 4 and a straight flush 5, whatever the dealer has.",
		pairPlus:
			"Pair Plus is a bet of the same size on your own three cards, whether you play or fold: a pair pays 1 to 1, a flush 4, a straight 6, three of a kind 30 and a straight flush 40.",
		order:
			"From the lowest: high card, pair, flush, straight, three of a kind, straight flush. With three cards a straight is rarer than a flush.",
		best: "Best play is to play with queen, six, four or better. All six cards are fixed when you press Deal; your decision changes none.",
		left: "If you leave a hand, it waits for you on any device. After 24 hours it is folded.",
	},
	drawn:
		"The cards stand in a list from 0: clubs, diamonds, hearts, spades, each from the ace to the king. Card k: one draw below 52 less k is added to k; the cards at that place and at place k change places. Cards 0 to 2 are yours, 3 to 5 the dealer’s.",
} as const;
