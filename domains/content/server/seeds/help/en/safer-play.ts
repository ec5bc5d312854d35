import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"How do I set a limit?",
		"For deposits, losses, stakes or time, for 24 hours, 7 days or a month.",
		"deposit limit, loss limit, time limit, budget, raise limit, higher limit",
		paragraph(
			"A lower limit applies at once. A higher one, or none, applies only after 24 hours, and only if you confirm it then. So a bad evening cannot undo a good decision.",
		),
		link("Your limits", "/account/limits"),
	),
	"taking-a-break": article(
		"How do I take a break?",
		"For 1 to 30 days. It begins at once and cannot be ended sooner.",
		"time-out, pause, cool off, stop playing",
		paragraph(
			"During a break no stakes and no deposits are taken, and you get no advertising. You can log in and withdraw, and open bets are settled. It ends by itself.",
		),
		link("Take a break", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"How do I exclude myself?",
		"For months or for good. It also holds against a new account.",
		"self-exclusion, ban me, gambling problem, addiction, block account",
		paragraph(
			"From that moment no stakes, deposits or offers. Your money is yours: withdraw it at any time. After its time an exclusion does not end by itself; you ask for it, and then a day passes.",
		),
		paragraph("National registers of exclusion hold here, too."),
		link("Exclude yourself", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"I am worried about my play, or about someone else’s",
		"Talk to someone. It is free and confidential, and you need not be sure.",
		"help line, addiction, debt, losing too much, family, chasing losses",
		list(
			"Signs: you play with money that is meant for something else, try to win back losses, hide it, or play longer than you wanted.",
			"The safer-play page names the help lines where you are.",
			"A limit, a break or an exclusion is two taps away, and no one asks for reasons.",
			"Are you worried about a player? Write to us. We cannot tell you about their account, but we look at it.",
		),
		link("Safer play", "/pages/safer-play"),
		link("Write to us", "/contact-us"),
	),
} satisfies Articles;
