import { amountIssue, type BetIssue, type StakeLimits } from "../game/bets.ts";
import type { GameSheet, InstantKind } from "../game/kinds.ts";
import { isAmount, readProperties } from "../game/read.ts";
import { DRAW_WORDS } from "../game/words.ts";
import { onSpot, playSpots, type SpotBet, type SpotEvent, type SpotGame, spotReturns, spotStake } from "./spots.ts";

/** A title of a game of spots: the limits hold for each spot, the highest also for all of them together. */
export type SpotSheet<R> = GameSheet & StakeLimits & { rules: R };

export type SpotKind<R, D> = InstantKind<SpotSheet<R>, SpotBet, SpotEvent<D>>;

/** No cloth has more spots, and a bet must not be longer than them. */
const MAX_SPOTS = 200;

/** A game of spots as play knows it. */
export function spotKind<R, D, Res>(game: SpotGame<R, D, Res>): SpotKind<R, D> {
	return {
		kind: game.kind,
		timing: "instant",
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
		publishedText: (sheet) => ({ sheet, draws: DRAW_WORDS, rules: game.words }),
		play: ({ rules }, bet, draws) => playSpots(game, rules, bet, draws),
	};
}

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
