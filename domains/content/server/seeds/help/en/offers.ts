import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"How does a bonus work?",
		"Bonus money can be played, and becomes cash once you meet its wagering requirement.",
		"wagering, rollover, promotion, welcome bonus, terms, expired bonus, bonus lost",
		paragraph(
			"The requirement says how much you must stake first: a bonus of 20.00 with a requirement of ten times needs stakes of 200.00. The offer shows what counts, until when, and the maximum stake before you claim it.",
		),
		list(
			"You can give up a bonus at any time. You lose the bonus money and keep your own cash.",
			"A bonus ends automatically when its time is up.",
			"Only one bonus is active at a time. Others are pending until it ends.",
		),
		link("Your bonuses", "/account/bonuses"),
		link("Offers", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"What are free spins and free bets?",
		"Rounds and bets where we pay the stake.",
		"free spin, free bet, promotional, gratis",
		list(
			"Free spins are for one game and one stake. Winnings are cash or bonus money, as the offer says.",
			"A free bet pays its winnings without the stake: 5.00 at 3.00 pays 10.00.",
			"Both expire. If your bet is void, you get the free bet back, as long as it has not expired.",
		),
		link("Your free spins", "/account/spins"),
		link("Your free bets", "/sports/slip"),
	),
	"inviting-friends": article(
		"What do I get for inviting a friend?",
		"A reward for both of you, once your friend has deposited and played.",
		"referral, invite, refer a friend, link, affiliate",
		paragraph(
			"Send your own link. It is valid for 40 days. The page shows the amounts, what your friend must stake, and each friend’s progress, by first letter only.",
		),
		paragraph("There is no reward for an account of the same person or household, or after a chargeback."),
		link("Invite a friend", "/account/invite"),
	),
	"points-and-tiers": article(
		"How do points and tiers work?",
		"You earn points when you play. Redeem them for money; they also decide your tier.",
		"loyalty, vip, level, redeem, points expired",
		paragraph(
			"Points are credited once a round or bet is settled, and are valid for a year. Your tier depends on the points you earned in the last twelve months. Redeeming points does not lower it. You earn no points during a break or an exclusion.",
		),
		link("Your points", "/account/loyalty"),
	),
} satisfies Articles;
