import { toWire } from "@baize/kernel/money";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import type { Card } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, isWhole, readProperties } from "../game/read.ts";
import type { Returns } from "../game/returns.ts";
import { DRAW_WORDS, STAGED_WORDS } from "../game/words.ts";
import { bookOf, HOLD_ALL } from "./book.ts";
import type { HandName } from "./hands.ts";
import { handCounts, pokerReturns } from "./return.ts";
import {
	DEFAULT_HOLD,
	holdCards,
	openVideoPoker,
	type VideoPokerBet,
	type VideoPokerState,
	type VideoPokerView,
	videoPokerPayoutMinor,
	videoPokerView,
} from "./round.ts";
import type { VideoPokerRules } from "./rules.ts";
import { bestPlay } from "./strategy.ts";

export type VideoPokerSheet = GameSheet & StakeLimits & { rules: VideoPokerRules };

/** Which cards are kept, as bits from the first. */
export type HoldAction = { hold: number };
export type VideoPokerEvent =
	| { type: "handDrawn"; hand: readonly Card[]; held: number; makes: HandName }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

const returns = new WeakMap<VideoPokerRules, Returns>();

/** Counting all hands takes a second or two, so it is done once for a pay table. */
function returnsOf(rules: VideoPokerRules): Returns {
	const known = returns.get(rules);
	if (known) return known;
	const book = bookOf(rules);
	const counted = pokerReturns(book, handCounts(book, bestPlay));
	returns.set(rules, counted);
	return counted;
}

/** Video poker as play knows it. */
export const videoPoker: StagedKind<
	VideoPokerSheet,
	VideoPokerBet,
	HoldAction,
	VideoPokerState,
	VideoPokerEvent,
	VideoPokerView
> = {
	kind: "videoPoker",
	timing: "staged",
	issuesOf: () => [],
	readBet: (value) => {
		const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
	returnsOf: ({ rules }) => returnsOf(rules),
	publishedText: (sheet) => ({ sheet, draws: DRAW_WORDS, staged: STAGED_WORDS, rules: WORDS }),
	readAction: (value) => {
		const { hold } = readProperties(value, ["hold"]) ?? {};
		return isWhole(hold, 0, HOLD_ALL) ? { hold } : null;
	},
	maxSteps: () => 1,
	open: ({ rules }, bet, draws) => openVideoPoker(rules, bet, draws),
	legal: () => Array.from({ length: HOLD_ALL + 1 }, (_, hold) => ({ hold })),
	addedStakeMinor: () => 0n,
	act: (_sheet, state, { hold }) => holdCards(state, hold),
	isOver: (_sheet, { held }) => held !== null,
	payoutMinor: ({ rules }, state) => videoPokerPayoutMinor(rules, state),
	defaultOf: () => ({ action: { hold: DEFAULT_HOLD } }),
	view: ({ rules }, state) => videoPokerView(rules, state),
	events: ({ rules }, state) => {
		const { hand, makes, held } = videoPokerView(rules, state);
		const stakeMinor = toWire(state.stakeMinor);
		const winMinor = toWire(videoPokerPayoutMinor(rules, state));
		return [
			{ type: "handDrawn", hand, held: held ?? DEFAULT_HOLD, makes },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

const WORDS = {
	draw: "Cards 0 to 4 of one shuffled deck are the hand; card 52 is the joker, where there is one. Discarded cards are replaced from the left by card 5 and those after it.",
	pays: "The stake times the pay of the best hand that the five cards make.",
	abandoned: "After a day without an action all five cards are held.",
};
