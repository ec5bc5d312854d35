export default {
	hand: "Your hand",
	pays: "Paytable",
	paysHand: "Hand",
	paysStake: "At {stake}",
	deal: "Deal · {amount}",
	draw: "{count, plural, =0 {Stand} one {Draw # card} other {Draw # cards}}",
	held: "Held",
	hold: "Hold",
	ready: "Press Deal. Then choose what to hold: tap cards, or press keys 1 to 5.",
	choose: "Hold the cards you want to keep, then draw.",
	makes: "You have {hand} · choose what to hold",
	ended: "{hand} · {win}",
	even: "{hand} · your stake came back",
	lost: "No winning hand this time",
	back: "Card {number, number}, face down",
	hands: {
		nothing: "Nothing",
		highPair: "Jacks or better",
		twoPair: "Two pair",
		three: "Three of a kind",
		straight: "Straight",
		flush: "Flush",
		fullHouse: "Full house",
		four: "Four of a kind",
		straightFlush: "Straight flush",
		royal: "Royal flush",
		five: "Five of a kind",
		wildRoyal: "Wild royal flush",
		fourDeuces: "Four twos",
		naturalRoyal: "Natural royal flush",
		kings: "Kings or better",
	},
	wild: { mark: "Wild", card: "{card}, wild", joker: "Joker, wild" },
	spoken: {
		dealt: "Dealt: {cards}. {hand}.",
		drawn:
			"{count, plural, =0 {Nothing was held} one {# card was held} other {# cards were held}}. Now: {cards}. {hand}.",
	},
	play: "Strategy",
	best: "Best play",
	usual: "Simple play",
	rules: {
		deal: "Five cards are dealt from one deck of 52. Hold any of them; the others are replaced once, and the hand pays by the table.",
		fixed:
			"The order of the whole deck is drawn when you press Deal. Which cards you hold changes how many follow, not which.",
		pays: "A pair of jacks or better returns the stake; a royal flush pays 800 times.",
		best: "The return depends on how you play. Best play is computed for all 2,598,960 hands and all ways to hold; simple play keeps made hands, then pairs, then four of a suit, then high cards.",
		left: "If you leave a hand, it waits for you on any device. After 24 hours all five cards are held, and it is paid as it stands.",
		wildTwos:
			"All four twos are wild: each stands for whatever card makes the hand best. A natural royal flush is one without a two.",
		paysTwos:
			"The lowest hand that pays is three of a kind: it returns the stake. Four twos pay 200 times, a natural royal flush 800 times.",
		bestTwos:
			"The return depends on how you play. Best play is computed for all 2,598,960 hands and all ways to hold; simple play keeps a straight or better, then pairs, then four of a suit, and the twos always.",
		dealJoker:
			"Five cards are dealt from a deck of 53: the 52 cards and one joker. Hold any of them; the others are replaced once, and the hand pays by the table.",
		wildJoker:
			"The joker is wild: it stands for whatever card makes the hand best. A natural royal flush is one without the joker.",
		paysJoker:
			"A pair of kings or aces returns the stake. Five of a kind pays 200 times, a natural royal flush 800 times.",
		bestJoker:
			"The return depends on how you play. Best play is computed for all 2,869,685 hands and all ways to hold; simple play keeps made hands, then pairs, then four of a suit, then kings and aces, and the joker always.",
	},
	drawn:
		"The cards stand in a list from 0: clubs, diamonds, hearts, spades, each from the ace to the king. Card k: one draw below 52 less k is added to k; the cards at that place and at place k change places. Cards 0 to 4 are the hand, and those after them replace discarded ones from the left.",
	drawnJoker:
		"The cards stand in a list from 0: clubs, diamonds, hearts, spades, each from the ace to the king, and the joker last. Card k: one draw below 53 less k is added to k; the cards at that place and at place k change places. Cards 0 to 4 are the hand, and those after them replace discarded ones from the left.",
} as const;
