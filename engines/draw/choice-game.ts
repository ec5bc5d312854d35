import type { Minor } from "@baize/kernel/money";
import { toWire } from "@baize/kernel/money";
import { type Fraction, fraction } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { amountIssue, payMinor, type StakeLimits } from "../game/bets.ts";
import type { GameSheet, InstantKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import type { ReturnMethod, Returns } from "../game/returns.ts";
import { DRAW_WORDS, publishedSheet } from "../game/words.ts";
import { type Outcome, oddsOf, returnsOf, type Trial } from "../returns/index.ts";

/** Multipliers keep four decimals; only the money that they give is cut, once a round. */
export const X10000 = 10_000;

/** A game with one stake, one choice made before the draw, and one multiplier that the draw decides. */
export type ChoiceGame<C, D> = {
	kind: string;
	method: ReturnMethod;
	/** The choice that a caller has sent; null where the game does not offer it. */
	readChoice(value: unknown): C | null;
	/** The choice that a page begins with, and every choice with a return of its own. */
	samples: readonly C[];
	draw(choice: C, draws: Draws): D;
	/** What one unit pays, the stake included. */
	times(choice: C, drawn: D): Fraction;
	/** Stakes are whole multiples of it where a pay would otherwise be cut. */
	quantum?: number;
	/** Every multiplier of a choice with its exact chance. */
	outcomes(choice: C): Outcome[];
	/** How results are drawn and what they pay, in sentences: a part of the published rules. */
	words: Readonly<Record<string, string>>;
	/** Data that a round is computed with, as they are published. */
	publishedData?: Readonly<Record<string, unknown>>;
};

export type ChoiceBet<C> = { stakeMinor: number; choice: C };

export type ChoiceEvent<D> =
	| { type: "resultDrawn"; drawn: D; timesX10000: number }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

export type ChoiceRound<D> = { winMinor: Minor; events: readonly ChoiceEvent<D>[] };

/** Plays one round. The caller has checked the bet. */
export function playChoice<C, D>(
	game: ChoiceGame<C, D>,
	{ stakeMinor, choice }: ChoiceBet<C>,
	draws: Draws,
): ChoiceRound<D> {
	const drawn = game.draw(choice, draws);
	const times = game.times(choice, drawn);
	const win = payMinor(BigInt(stakeMinor), times);
	const winMinor = toWire(win);
	return {
		winMinor: win,
		events: [
			{ type: "resultDrawn", drawn, timesX10000: cutX10000(times) },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		],
	};
}

/** Multipliers that were reduced before: every round of a table with the same few asks for them. */
const reduced = new Map<number, Fraction>();

/** A multiplier in ten-thousandths, as fractions. */
export function ofX10000(timesX10000: number): Fraction {
	const known = reduced.get(timesX10000) ?? fraction(BigInt(timesX10000), BigInt(X10000));
	reduced.set(timesX10000, known);
	return known;
}

/** For display: what is paid follows from the exact multiplier. */
const cutX10000 = ({ numerator, denominator }: Fraction): number => Number((numerator * BigInt(X10000)) / denominator);

export const choiceReturns = <C, D>(game: ChoiceGame<C, D>, choice: C): Returns =>
	returnsOf(game.method, game.outcomes(choice));

export type ChoiceSheet = GameSheet & StakeLimits;

/** A game of one choice as play knows it. */
export function choiceKind<C, D>(game: ChoiceGame<C, D>): InstantKind<ChoiceSheet, ChoiceBet<C>, ChoiceEvent<D>> {
	return {
		kind: game.kind,
		timing: "instant",
		issuesOf: ({ stepUnits = 1 }) =>
			stepUnits % (game.quantum ?? 1) === 0
				? []
				: [`stakes step by ${stepUnits}, which is no multiple of ${game.quantum}`],
		readBet: (value) => {
			const { stakeMinor, choice } = readProperties(value, ["stakeMinor", "choice"]) ?? {};
			const read = game.readChoice(choice);
			return isAmount(stakeMinor) && read !== null ? { stakeMinor, choice: read } : null;
		},
		betIssue: (sheet, { stakeMinor }, unitMinor) => amountIssue(stakeMinor, sheet, unitMinor),
		stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
		settingsOf: ({ minStakeUnits }, unitMinor) =>
			game.samples.map((choice) => ({ stakeMinor: minStakeUnits * unitMinor, choice })),
		returnsOf: (_sheet, { choice }) => choiceReturns(game, choice),
		publishedText: (sheet) => ({
			...publishedSheet(`baize-${game.kind}-rules-1`, sheet, { ...DRAW_WORDS, ...WORDS, rules: game.words }),
			...game.publishedData,
		}),
		play: (_sheet, bet, draws) => playChoice(game, bet, draws),
	};
}

const WORDS = {
	amounts: "The stake times the multiplier, cut to the minor unit.",
	events:
		"resultDrawn: what was drawn, and the multiplier in ten-thousandths; roundEnded: stake, win, and whether the win is above the stake.",
} as const;

/** One choice of a game as the simulator plays it, at a stake that no multiplier has to cut. */
export function choiceTrial<C, D>(
	game: ChoiceGame<C, D>,
	{ id, title, choice }: { id: string; title: string; choice: C },
): Trial {
	const stake = X10000 * (game.quantum ?? 1);
	const bet = { stakeMinor: stake, choice };
	return {
		id,
		title,
		stake,
		returns: () => choiceReturns(game, choice),
		outcomes: () => oddsOf(game.outcomes(choice)),
		round: (draws) => Number(playChoice(game, bet, draws).winMinor),
	};
}
