import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"How do I set a limit?",
		"For deposits, losses, stakes or time, for 24 hours, 7 days or a month.",
		"deposit limit, loss limit, time limit, budget, raise limit, higher limit",
		paragraph(
			"A lower limit applies immediately. A higher limit, or removing one, takes effect only after 24 hours, and only if you confirm it then. This way, a bad evening cannot undo a good decision.",
		),
		link("Your limits", "/account/limits"),
	),
	"taking-a-break": article(
		"How do I take a break?",
		"For 1 to 30 days. It starts immediately and cannot be ended sooner.",
		"time-out, pause, cool off, stop playing",
		paragraph(
			"During a break you cannot bet, play or deposit, and we send you no advertising. You can log in and withdraw, and open bets are settled. It ends automatically.",
		),
		link("Take a break", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"How do I exclude myself?",
		"For months or permanently. It also prevents you from opening a new account.",
		"self-exclusion, ban me, gambling problem, addiction, block account",
		paragraph(
			"From that moment you cannot bet, play or deposit, and you get no offers. Your money is yours: you can withdraw it at any time. An exclusion does not end automatically: when its time is over, you have to ask us, and can play again one day after that.",
		),
		paragraph("National self-exclusion registers also apply here."),
		link("Self-exclusion", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"I am worried about my gambling, or about someone else’s",
		"Talk to someone. It is free and confidential, and you do not have to be sure.",
		"help line, addiction, debt, losing too much, family, chasing losses",
		list(
			"Signs: playing with money meant for something else, trying to win back losses, hiding it, or playing longer than you wanted.",
			"The safer play page lists helplines where you are.",
			"A limit, a break or an exclusion is two taps away, and no one asks for reasons.",
			"Are you worried about a player? Contact us. We cannot tell you about their account, but we will look into it.",
		),
		link("Safer play", "/pages/safer-play"),
		link("Contact us", "/contact-us"),
	),
} satisfies Articles;
