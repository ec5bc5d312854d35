import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"How do I place a bet?",
		"Tap the odds, enter a stake on the bet slip, and press “Place bet”.",
		"bet slip, single, multiple, accumulator, odds, stake",
		paragraph(
			"The odds show what you get back for each unit staked, stake included: 10.00 at 2.50 returns 25.00. Selections from different matches can be combined into a multiple: their odds are multiplied, and all must win.",
		),
		paragraph("Your bet is placed once the bet slip shows its receipt. Without one, nothing was taken."),
		link("Go to matches", "/sports"),
	),
	"price-changed": article(
		"Why was my bet not accepted?",
		"Usually because the odds had changed or betting had closed. Nothing was taken.",
		"price change, odds moved, rejected bet, suspended, refused",
		list(
			"The odds changed: the bet slip shows the new ones, and you decide whether to accept them.",
			"Betting on the match is suspended for a moment, or closed when it started.",
			"One of your limits, a break, or your location does not allow the bet. The message says which.",
		),
		link("Your bets", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"When is my bet settled, and on which result?",
		"On the official result after normal time, usually within minutes.",
		"settlement, result, extra time, penalties, not paid, won bet",
		paragraph(
			"Normal time is 90 minutes plus stoppage time. Extra time and penalties do not count unless the market says so. Until the official result is in, your bet shows “Awaiting result”.",
		),
		paragraph(
			"If a result is corrected within seven days, our team decides on the bets affected, and every correction is shown in your history.",
		),
		link("Your bets", "/sports/bets"),
	),
	"match-called-off": article(
		"What happens if a match is cancelled or postponed?",
		"If it is cancelled, your bet is void and your stake is returned. If it is postponed, your bet stands.",
		"postponed, cancelled, abandoned, void, refund, rain",
		list(
			"Cancelled, abandoned or decided off the pitch: your bet is void, and your stake is back in your balance.",
			"Postponed: your bet stands. If there is no result thirty days after the last date given, it is void.",
			"In a multiple, a void selection counts at odds of 1.00, and the others stand.",
		),
		link("Your bets", "/sports/bets"),
	),
	"virtual-races": article(
		"Are virtual races drawn beforehand?",
		"They are drawn after betting has closed, from data fixed before the first bet.",
		"virtual sports, horse race, greyhound, fixed, rigged, simulated",
		paragraph(
			"Each race has odds made from the exact chances of its runners. Betting closes some seconds before the start, then the order is drawn, and everyone sees the same race. Afterwards you can draw it again yourself.",
		),
		link("Go to races", "/virtuals"),
	),
} satisfies Articles;
