import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"I lost connection during a round. Is my stake lost?",
		"No. The result was decided and stored as soon as you pressed the button.",
		"disconnect, frozen, crash, lost connection, stuck, spin",
		paragraph(
			"Open the game again: it plays the round to the end, and any winnings are already in your balance. A stake is never taken twice, however often you press.",
		),
		link("Your rounds", "/account/rounds"),
	),
	"checking-fairness": article(
		"How do I know that a game is fair?",
		"You can check every round yourself, with data fixed beforehand.",
		"rigged, provably fair, random, rng, seed, hash, verify",
		paragraph(
			"Before you play we publish the hash of a secret seed, and your browser adds a seed of its own. Both decide the round. Later our seed is revealed, and anyone can recompute the round and compare.",
		),
		paragraph(
			"A game does not know who is playing, for how much, or what came before. No win is ever due, and none is held back.",
		),
		link("How fairness works", "/fairness"),
		link("Verify a round", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"What do return and volatility mean?",
		"How much comes back in the long run, and how unevenly.",
		"rtp, house edge, payout rate, odds, chances, variance",
		paragraph(
			"A return of 96% means: of every 100 staked by all players together over a very long time, 96 come back. In one evening it can be far more, or nothing. What does not come back is the cost of playing.",
		),
		paragraph(
			"Low volatility means many small wins; high volatility means fewer, larger ones. The return is the same in practice and for real money, and is shown for each game.",
		),
		link("Fairness", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"A game does not load, or stutters",
		"Reload the page first. Your stakes are not affected.",
		"black screen, slow, lag, sound, error, browser, loading",
		list(
			"Reload the page, and close other tabs with games.",
			"Update your browser, and turn off extensions that block content.",
			"Power saving mode and low memory can make games slow on phones.",
		),
		paragraph("If it still does not work, let us know which game, device and browser."),
		link("Contact us", "/contact-us"),
	),
} satisfies Articles;
