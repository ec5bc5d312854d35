import { amountIssue, type BetIssue, type StakeLimits } from "../game/bets.ts";
import type { Common, GameSheet, InstantKind, PublishedText } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet } from "../game/words.ts";
import { onSpot, playSpots, type SpotBet, type SpotEvent, type SpotGame, spotReturns, spotStake } from "./spots.ts";

/** A title of a game of spots: the limits hold for each spot, the highest also for all of them together. */
export type SpotSheet<R> = GameSheet & StakeLimits & { rules: R };

export type SpotKind<R, D> = InstantKind<SpotSheet<R>, SpotBet, SpotEvent<D>>;

/** No cloth has more spots, and a bet must not be longer than them. */
const MAX_SPOTS = 200;

/** What a game of spots is in rounds of one player, and in rounds that many share. */
export const commonOfSpots = <R, D, Res>(
	game: SpotGame<R, D, Res>,
): Omit<Common<SpotSheet<R>, SpotBet>, "kind" | "publishedText"> => ({
	issuesOf: ({ rules, stepUnits = 1 }) => {
		const quantum = game.quantum(rules);
		return stepUnits % quantum === 0 ? [] : [`amounts step by ${stepUnits}, which is no multiple of ${quantum}`];
	},
	readBet,
	betIssue: (sheet, bet, unitMinor) => spotIssue(game.spots(sheet.rules), sheet, bet, unitMinor),
	stakeMinorOf: (_sheet, bet) => BigInt(spotStake(bet)),
	settingsOf: (sheet, unitMinor) =>
		game.samples(sheet.rules).map((spot) => onSpot(spot, sheet.minStakeUnits * unitMinor)),
	returnsOf: ({ rules }, bet) => spotReturns(game, rules, bet),
});

/** `head`: the sentences that come before those of all games of spots. */
export const publishedSpots = <R, D, Res>(
	game: SpotGame<R, D, Res>,
	{ kind, sheet, head }: { kind: string; sheet: SpotSheet<R>; head: PublishedText },
): PublishedText => ({
	...publishedSheet(`baize-${kind}-rules-1`, sheet, { ...head, ...WORDS, rules: game.words }),
	...game.publishedData?.(sheet.rules),
});

/** A game of spots as play knows it. */
export const spotKind = <R, D, Res>(game: SpotGame<R, D, Res>): SpotKind<R, D> => ({
	kind: game.kind,
	timing: "instant",
	...commonOfSpots(game),
	publishedText: (sheet) => publishedSpots(game, { kind: game.kind, sheet, head: DRAW_WORDS }),
	play: ({ rules }, bet, draws) => playSpots(game, rules, bet, draws),
});

function readBet(value: unknown): SpotBet | null {
	const spots = readProperties(value, ["spots"])?.spots;
	if (!Array.isArray(spots) || spots.length === 0 || spots.length > MAX_SPOTS) return null;
	const read = spots.map((one) => {
		const { spot, amountMinor } = readProperties(one, ["spot", "amountMinor"]) ?? {};
		return typeof spot === "string" && isAmount(amountMinor) ? { spot, amountMinor } : null;
	});
	return read.every((one) => one !== null) ? { spots: read } : null;
}

function spotIssue<R>(known: readonly string[], sheet: SpotSheet<R>, bet: SpotBet, unitMinor: number): BetIssue | null {
	const names = bet.spots.map(({ spot }) => spot);
	const wrong = names.find((spot, at) => !known.includes(spot) || names.indexOf(spot) !== at);
	if (wrong !== undefined) return { why: "choice", name: wrong };
	const amounts = [...bet.spots.map(({ amountMinor }) => amountMinor), spotStake(bet)];
	return (
		amounts.map((amountMinor) => amountIssue(amountMinor, sheet, unitMinor)).find((issue) => issue !== null) ?? null
	);
}

const WORDS = {
	amounts:
		"A bet has an amount on each of its spots, and the stake is their sum. One result decides all of them. Each pays its amount times its pay, which is a whole amount; the win is their sum.",
	events:
		"resultDrawn: what was drawn; spotPaid for each spot that pays, in the order of the bet; roundEnded: stake, win, and whether the win is above the stake.",
} as const;
