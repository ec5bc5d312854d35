import { oddsOf, type Trial } from "../returns/index.ts";
import { type Book, bookOf } from "./book.ts";
import { quickRound } from "./quick-round.ts";
import { remembered } from "./remembered.ts";
import { type HandCounts, handCounts, pokerOutcomes, pokerReturns } from "./return.ts";
import { ILLINOIS_DEUCES, JACKS_9_6, JOKER_KINGS_18_7, NOT_SO_UGLY_DEUCES, type VideoPokerRules } from "./rules.ts";
import { bestPlay, type HoldStrategy, usualPlay } from "./strategy.ts";

/** Counting takes a second or two, so it is done when a title is first simulated, and once. */
function trial(rules: VideoPokerRules, id: string, title: string, strategy: HoldStrategy): Trial {
	let known: { book: Book; hands: HandCounts; round: Trial["round"] } | null = null;
	const counted = (): NonNullable<typeof known> => {
		if (known) return known;
		const book = bookOf(rules);
		known = { book, hands: handCounts(book, strategy), round: quickRound(rules, remembered(book, strategy)) };
		return known;
	};
	return {
		id,
		title,
		stake: 1,
		returns: () => pokerReturns(counted().book, counted().hands),
		outcomes: () => oddsOf(pokerOutcomes(counted().book, counted().hands)),
		round: (draws) => counted().round(draws),
	};
}

export const trials: readonly Trial[] = [
	trial(JACKS_9_6, JACKS_9_6.id, "9/6 Jacks or Better, best play", bestPlay),
	trial(JACKS_9_6, `${JACKS_9_6.id}-usual`, "9/6 Jacks or Better, as most people play", usualPlay),
	trial(NOT_SO_UGLY_DEUCES, NOT_SO_UGLY_DEUCES.id, "Not So Ugly Deuces, best play", bestPlay),
	trial(NOT_SO_UGLY_DEUCES, `${NOT_SO_UGLY_DEUCES.id}-usual`, "Not So Ugly Deuces, as most people play", usualPlay),
	trial(ILLINOIS_DEUCES, ILLINOIS_DEUCES.id, "Illinois Deuces, best play", bestPlay),
	trial(JOKER_KINGS_18_7, JOKER_KINGS_18_7.id, "Joker Poker, kings or better, best play", bestPlay),
	trial(
		JOKER_KINGS_18_7,
		`${JOKER_KINGS_18_7.id}-usual`,
		"Joker Poker, kings or better, as most people play",
		usualPlay,
	),
];
