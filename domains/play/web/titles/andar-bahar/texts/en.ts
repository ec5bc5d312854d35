export default {
	table: "The courtyard",
	bet: "Bet on",
	places: "Betting spots",
	deal: "Deal · {amount}",
	ready: "Choose a chip, then Andar or Bahar. Past results change nothing.",
	middle: "Middle card: {card}",
	hidden: "A card face down",
	noCards: "No cards yet",
	spots: { andar: "Andar", bahar: "Bahar" },
	cards: "{count, plural, one {# card} other {# cards}}",
	result: { andar: "Andar wins", bahar: "Bahar wins" },
	lost: "{result} · no win this time",
	won: "{result} · you won {win}",
	returned: "{result} · {win} of {stake} came back",
	even: "{result} · your stake came back",
	last: "Your results on this page, oldest first",
	bead: "{result} with card {count, number}",
	spoken: {
		dealt:
			"The middle card is {middle}. {count, plural, one {# card was dealt} other {# cards were dealt}}; the last one is {last}. {result}.",
		paid: "{name} pays {amount}.",
	},
	rules: {
		begin: "Bet on Andar, on Bahar or on both. One card is turned over in the middle.",
		turns:
			"Then cards go to Andar and Bahar by turns, Andar first, until one has the rank of the middle card. The side that gets it wins.",
		pays: "Andar pays 0.9 to 1, because it has the first card: it wins 429 of 833 rounds. Bahar pays 1 to 1. Your bet comes back with a win.",
		deck: "One deck is shuffled for each round, and the order of all 52 cards is fixed when you press Deal. What you see only shows it.",
		past: "Each round is dealt independently. Earlier results change nothing.",
	},
	drawn:
		"The cards stand in a list from 0: clubs, diamonds, hearts, spades, each from the ace to the king. Card k: one draw below 52 less k is added to k; the cards at that place and at place k change places. Card 0 is the middle card; card 1 goes to andar, card 2 to bahar, and so on.",
} as const;
