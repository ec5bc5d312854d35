import { toWire } from "@baize/kernel/money";
import { fraction, multiply } from "@baize/kernel/odds";
import { endlessShoe } from "../cards/index.ts";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import { type Card, RANKS, rankOf, type Shoe } from "../game/cards.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet, STAGED_WORDS } from "../game/words.ts";
import { type Outcome, returnsOf } from "../returns/index.ts";
import { ladderPayMinor, MAX_TIMES, timesX10000Of, X10000 } from "./times.ts";

export type HiLoSheet = GameSheet & StakeLimits;
export type HiLoBet = { stakeMinor: number };

/** "higher" and "lower" also win on the same rank, except that a king and an ace have "same" as a guess of its own. */
export type Guess = "higher" | "lower" | "same";
export type HiLoAction = { do: Guess } | { do: "collect" };

export type HiLoState = { shoe: Shoe; stakeMinor: number; guesses: readonly Guess[]; hasCollected: boolean };

export type HiLoView = {
	cards: readonly Card[];
	timesX10000: number;
	offers: readonly { guess: Guess; ways: number; timesX10000: number }[];
};
export type HiLoEvent =
	| { type: "guessed"; cards: readonly Card[]; guesses: readonly Guess[] }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

const KING = RANKS - 1;

/** The guesses that a rank offers, each with how many of 13 ranks win. The ace is low. */
export function guessesAt(rank: number): readonly { guess: Guess; ways: number }[] {
	const offers: [Guess, number][] =
		rank === 0
			? [
					["higher", KING],
					["same", 1],
				]
			: rank === KING
				? [
						["lower", KING],
						["same", 1],
					]
				: [
						["higher", RANKS - rank],
						["lower", rank + 1],
					];
	return offers.map(([guess, ways]) => ({ guess, ways }));
}

export function wins(rank: number, guess: Guess, next: number): boolean {
	if (guess === "same") return next === rank;
	if (next === rank) return rank !== 0 && rank !== KING;
	return guess === "higher" ? next > rank : next < rank;
}

const rankAt = ({ shoe }: HiLoState, at: number): number => rankOf(shoe.card(at));
const waysOf = (rank: number, guess: Guess): number => guessesAt(rank).find((one) => one.guess === guess)!.ways;

const hasLost = (state: HiLoState): boolean =>
	state.guesses.some((guess, at) => !wins(rankAt(state, at), guess, rankAt(state, at + 1)));

/** What all guesses so far pay, and some more with these ways to win. */
function timesAfter(state: HiLoState, more: readonly number[]): bigint {
	const ways = [...state.guesses.map((guess, at) => waysOf(rankAt(state, at), guess)), ...more];
	if (ways.length === 0) return X10000;
	const winning = ways.reduce((all, one) => all * BigInt(one), 1n);
	return timesX10000Of(winning, BigInt(RANKS) ** BigInt(ways.length));
}

const timesOf = (state: HiLoState): bigint => (hasLost(state) ? 0n : timesAfter(state, []));
const paid = (state: HiLoState): bigint => ladderPayMinor(state.stakeMinor, timesOf(state));

function offersOf(state: HiLoState): HiLoView["offers"] {
	if (state.hasCollected || hasLost(state)) return [];
	return guessesAt(rankAt(state, state.guesses.length))
		.map(({ guess, ways }) => ({ guess, ways, timesX10000: Number(timesAfter(state, [ways])) }))
		.filter(({ timesX10000 }) => timesX10000 <= Number(MAX_TIMES * X10000));
}

/** So many guesses at one of 13 ranks pay less than the maximum, so no multiplier is needed to know that one is offered. */
const SURE_GUESSES = 3;

const hasOffers = (state: HiLoState): boolean => state.guesses.length < SURE_GUESSES || offersOf(state).length > 0;

export const likelier = (rank: number): { guess: Guess; ways: number } =>
	guessesAt(rank).reduce((best, one) => (one.ways > best.ways ? one : best));

const ALL_RANKS: readonly number[] = Array.from({ length: RANKS }, (_, rank) => rank);

/** The likelier guess, so many times: every result with its chance. */
export function hiLoOutcomes(guesses: number): Outcome[] {
	const of = BigInt(RANKS) ** BigInt(guesses);
	const one = fraction(1n, BigInt(RANKS));
	const from = (rank: number, left: number, ways: bigint, chance: Outcome["chance"]): Outcome[] => {
		if (left === 0) return [{ times: fraction(timesX10000Of(ways, of), X10000), chance }];
		const { guess, ways: winning } = likelier(rank);
		const each = multiply(chance, one);
		return ALL_RANKS.flatMap((next) =>
			wins(rank, guess, next)
				? from(next, left - 1, ways * BigInt(winning), each)
				: [{ times: fraction(0n), chance: each }],
		);
	};
	return ALL_RANKS.flatMap((rank) => from(rank, guesses, 1n, one));
}

/** The longest round guesses at 12 of 13 every time. */
const MAX_STEPS = 120;

/** Cards with replacement: card k is draw k below 52. */
export const hiLo: StagedKind<HiLoSheet, HiLoBet, HiLoAction, HiLoState, HiLoEvent, HiLoView> = {
	kind: "hiLo",
	timing: "staged",
	issuesOf: () => [],
	readBet: (value) => {
		const { stakeMinor } = readProperties(value, ["stakeMinor"]) ?? {};
		return isAmount(stakeMinor) ? { stakeMinor } : null;
	},
	betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits }, unitMinor) => [{ stakeMinor: minStakeUnits * unitMinor }],
	// Every guess returns the same but for what is cut off the multiplier; the first one stands for all.
	returnsOf: () => returnsOf("formula", hiLoOutcomes(1)),
	publishedText: (sheet) => publishedSheet("baize-hi-lo-rules-1", sheet, { ...DRAW_WORDS, ...STAGED_WORDS, ...WORDS }),
	readAction: (value) => {
		const action = readProperties(value, ["do"])?.do;
		if (action === "collect") return { do: action };
		return action === "higher" || action === "lower" || action === "same" ? { do: action } : null;
	},
	maxSteps: () => MAX_STEPS,
	open: (_sheet, { stakeMinor }, draws) => ({ shoe: endlessShoe(draws), stakeMinor, guesses: [], hasCollected: false }),
	legal: (_sheet, state) => {
		const offers = offersOf(state).map(({ guess }): HiLoAction => ({ do: guess }));
		return state.guesses.length === 0 ? offers : [...offers, { do: "collect" }];
	},
	addedStakeMinor: () => 0n,
	act: (_sheet, state, action) =>
		action.do === "collect" ? { ...state, hasCollected: true } : { ...state, guesses: [...state.guesses, action.do] },
	isOver: (_sheet, state) => state.hasCollected || hasLost(state) || !hasOffers(state),
	payoutMinor: (_sheet, state) => paid(state),
	defaultOf: (_sheet, { guesses }) => (guesses.length === 0 ? "refund" : { action: { do: "collect" } }),
	view: (_sheet, state) => ({
		cards: cardsOf(state),
		timesX10000: Number(timesOf(state)),
		offers: offersOf(state),
	}),
	events: (_sheet, state) => {
		const [stakeMinor, winMinor] = [state.stakeMinor, toWire(paid(state))];
		return [
			{ type: "guessed", cards: cardsOf(state), guesses: state.guesses },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

/** The cards that have been turned: one more than there are guesses. */
const cardsOf = ({ shoe, guesses }: HiLoState): Card[] =>
	Array.from({ length: guesses.length + 1 }, (_, at) => shoe.card(at));

const WORDS = {
	cards: "Card k is draw k below 52, whatever came before; its rank is the remainder by 13, the ace low.",
	pays: "After guesses that win with w of 13 ranks each, the stake times 0.98 times the product of 13 / w, cut after four decimals. A lost guess loses the stake. Guesses that would pay more than 10,000 stakes are not offered.",
	guesses:
		"At an ace the guesses are higher (12 ranks) and same (1), at a king lower (12) and same (1). At any other rank, higher and lower also win on the same rank.",
	events:
		"guessed: the cards that were turned, and the guesses; roundEnded: stake, win, and whether the win is above the stake.",
	abandoned: "After a day without an action what stands is collected; before the first guess the stake is given back.",
};
