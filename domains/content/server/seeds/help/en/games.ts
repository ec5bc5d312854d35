import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"The connection broke in the middle of a round. Is my stake lost?",
		"No. The result was decided and stored when you pressed.",
		"disconnect, frozen, crash, lost connection, stuck, spin",
		paragraph(
			"Open the game again: it shows the round to its end, and what you won is in your balance already. A stake is never taken twice, however often you press.",
		),
		link("Your rounds", "/account/rounds"),
	),
	"checking-fairness": article(
		"How do I know that a game is fair?",
		"You can check every round yourself, with data that were fixed before it.",
		"rigged, provably fair, random, rng, seed, hash, verify",
		paragraph(
			"Before you play we publish the hash of a secret, and your browser adds a number of its own. Both decide the round. Later the secret is revealed, and anyone can draw the round again and compare.",
		),
		paragraph(
			"A game does not know who plays, how much, or what came before. No win is ever due, and none is held back.",
		),
		link("How fairness works", "/fairness"),
		link("Check a round", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"What do return and volatility mean?",
		"How much comes back in the long run, and how unevenly.",
		"rtp, house edge, payout rate, odds, chances, variance",
		paragraph(
			"A return of 96 % means: of every 100 staked by all players together over a very long time, 96 come back. In an evening it can be far more or nothing. What does not come back is what play costs.",
		),
		paragraph(
			"Low volatility: many small wins. High volatility: few, and larger. The return is the same in practice and for money, and stands beside each game.",
		),
		link("Fairness", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"A game does not load or stutters",
		"Load the page again first. Nothing that you staked depends on it.",
		"black screen, slow, lag, sound, error, browser, loading",
		list(
			"Load the page again, and close other tabs with games.",
			"Update the browser. Switch off extensions that block content.",
			"Save power mode makes games slow on phones. So does a full memory.",
		),
		paragraph("If it still does not work, tell us which game, device and browser."),
		link("Write to us", "/contact-us"),
	),
} satisfies Articles;
