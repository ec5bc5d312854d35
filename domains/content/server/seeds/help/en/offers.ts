import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"How does a bonus work?",
		"Bonus money can be played with, and becomes cash when its wagering requirement is met.",
		"wagering, rollover, promotion, welcome bonus, terms, expired bonus, bonus lost",
		paragraph(
			"The requirement says how much must be staked first: a bonus of 20.00 with a requirement of ten times needs stakes of 200.00. What counts, until when, and the most you can stake stand on the offer before you take it.",
		),
		list(
			"You may end a bonus at any time. The bonus money goes, your own cash stays.",
			"A bonus that has run out of time ends by itself.",
			"One bonus is in force at a time. Others wait.",
		),
		link("Your bonuses", "/account/bonuses"),
		link("Offers", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"What are free spins and free bets?",
		"Rounds and bets whose stake we pay.",
		"free spin, free bet, promotional, gratis",
		list(
			"Free spins belong to one game and one stake. What they win is cash or bonus money, as the offer says.",
			"A free bet pays what it wins without the stake: 5.00 at 3.00 pays 10.00.",
			"Both have an end. Used on a void bet, a free bet comes back while its time lasts.",
		),
		link("Your free spins", "/account/spins"),
		link("Your free bets", "/sports/slip"),
	),
	"inviting-friends": article(
		"What do I get for inviting a friend?",
		"A reward for both, once your friend has paid in and played.",
		"referral, invite, refer a friend, link, affiliate",
		paragraph(
			"Send your own link. It counts for 40 days. The page shows the amounts, what your friend must stake, and how far each friend is, by first letter only.",
		),
		paragraph(
			"There is no reward for an account of the same person or household, or after a payment was charged back.",
		),
		link("Invite a friend", "/account/invite"),
	),
	"points-and-tiers": article(
		"How do points and tiers work?",
		"Settled play earns points. Points buy money, and decide your tier.",
		"loyalty, vip, level, redeem, points expired",
		paragraph(
			"Points are counted once a round or bet is settled, and live for a year. Your tier follows what you earned in twelve months. Redeeming points does not lower it. During a break or an exclusion nothing is earned.",
		),
		link("Your points", "/account/loyalty"),
	),
} satisfies Articles;
