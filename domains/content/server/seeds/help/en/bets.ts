import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"How do I place a bet?",
		"Press a price, enter a stake in the slip, and press the button with the amount.",
		"bet slip, single, multiple, accumulator, odds, stake",
		paragraph(
			"The price shows what you get back for one unit staked, stake included: 10.00 at 2.50 returns 25.00. Several prices of different matches make a multiple: its prices are multiplied, and all must win.",
		),
		paragraph("The bet counts once the slip shows its receipt. Without one, nothing was taken."),
		link("To the matches", "/sports"),
	),
	"price-changed": article(
		"Why was my bet not accepted?",
		"Mostly because the price had changed or betting had closed. Nothing was taken.",
		"price change, odds moved, rejected bet, suspended, refused",
		list(
			"The price moved: the slip shows the new one, and you decide whether to take it.",
			"Betting on the match is suspended for a moment, or has closed at the start.",
			"A limit of yours, a break, or the place where you are does not allow a stake. The message says which.",
		),
		link("Your bets", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"When is my bet settled, and by which result?",
		"By the official result of normal time, mostly within minutes of it.",
		"settlement, result, extra time, penalties, not paid, won bet",
		paragraph(
			"Normal time is 90 minutes with stoppage time. Extra time and penalties do not count unless the market says so. Until the official result has come, the bet waits as “awaiting result”.",
		),
		paragraph(
			"If a result is corrected within seven days, a person decides about the bets on it, and every correction stands in your history.",
		),
		link("Your bets", "/sports/bets"),
	),
	"match-called-off": article(
		"What happens if a match is called off?",
		"The bet is void and the stake comes back. A postponed match keeps its bets until its new date.",
		"postponed, cancelled, abandoned, void, refund, rain",
		list(
			"Cancelled, abandoned or decided without play: void. The stake is back in your balance.",
			"Postponed: the bet stands and waits. Without a result thirty days after the last date given, it is void.",
			"In a multiple, a void leg counts with the price 1.00, and the others go on.",
		),
		link("Your bets", "/sports/bets"),
	),
	"virtual-races": article(
		"Are virtual races drawn beforehand?",
		"They are drawn after betting has closed, from data that were fixed before the first bet.",
		"virtual sports, horse race, greyhound, fixed, rigged, simulated",
		paragraph(
			"Each race has a card with prices made from its exact chances. Betting closes some seconds before the start, then the order is drawn, and everyone sees the same race. Afterwards you can draw it again yourself.",
		),
		link("To the races", "/virtuals"),
	),
} satisfies Articles;
