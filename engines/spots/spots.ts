import { check } from "@baize/kernel/check";
import { type Minor, toWire } from "@baize/kernel/money";
import { type Fraction, fraction, sum, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { payMinor } from "../game/bets.ts";
import type { ReturnMethod, Returns } from "../game/returns.ts";
import { type Outcome, returnsOf } from "../returns/index.ts";

/**
 * A game where money is put on spots and one result decides all of them: roulette, baccarat, dice, a card drawn for each
 * side. `R` are its rules as data, `D` is what is drawn and shown, `Res` is as much of it as decides the spots.
 */
export type SpotGame<R, D, Res> = {
	kind: string;
	method: ReturnMethod;
	spots(rules: R): readonly string[];
	/** One spot of each return that there is, the one that a page begins with first. */
	samples(rules: R): readonly string[];
	/** Amounts are whole multiples of it, so that no payout ever has to be cut. */
	quantum(rules: R): number;
	draw(rules: R, draws: Draws): D;
	resultOf(rules: R, drawn: D): Res;
	/** Every result with the number of equally likely cases that it has. */
	results(rules: R): readonly { result: Res; cases: bigint }[];
	/** What one unit on the spot pays, the stake included: 0 when it is lost, 1 when it is returned. */
	times(rules: R, spot: string, result: Res): Fraction;
	/** How results are drawn and what they pay, in sentences: a part of the published rules. */
	words: Readonly<Record<string, string>>;
	/** Data that the sheet does not have and a round is computed with, as they are published. */
	publishedData?(rules: R): Readonly<Record<string, unknown>>;
};

/** Amounts in minor units. */
export type SpotBet = { spots: readonly { spot: string; amountMinor: number }[] };

export type SpotEvent<D> =
	| { type: "resultDrawn"; drawn: D }
	| { type: "spotPaid"; spot: string; stakeMinor: number; amountMinor: number }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

export type SpotRound<D> = { winMinor: Minor; events: readonly SpotEvent<D>[] };

export const spotStake = ({ spots }: SpotBet): number => spots.reduce((all, { amountMinor }) => all + amountMinor, 0);

/** Plays one round: draws once for all spots, then pays each of them. The caller has checked the bet. */
export function playSpots<R, D, Res>(game: SpotGame<R, D, Res>, rules: R, bet: SpotBet, draws: Draws): SpotRound<D> {
	return paySpots(game, rules, bet, game.draw(rules, draws));
}

/** Pays each spot by what was drawn. */
export function paySpots<R, D, Res>(game: SpotGame<R, D, Res>, rules: R, bet: SpotBet, drawn: D): SpotRound<D> {
	check(bet.spots.length > 0, "something is bet");
	const result = game.resultOf(rules, drawn);
	const paid = bet.spots
		.map(({ spot, amountMinor }) => {
			const amount = toWire(payMinor(BigInt(amountMinor), game.times(rules, spot, result)));
			return { type: "spotPaid" as const, spot, stakeMinor: amountMinor, amountMinor: amount };
		})
		.filter(({ amountMinor }) => amountMinor > 0);
	const stakeMinor = spotStake(bet);
	const winMinor = paid.reduce((all, { amountMinor }) => all + amountMinor, 0);
	return {
		winMinor: BigInt(winMinor),
		events: [
			{ type: "resultDrawn", drawn },
			...paid,
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		],
	};
}

/** Every win that a bet can have, in stakes, with its exact chance. */
export function spotOutcomes<R, D, Res>(game: SpotGame<R, D, Res>, rules: R, bet: SpotBet): Outcome[] {
	const results = game.results(rules);
	const all = results.reduce((total, { cases }) => total + cases, 0n);
	const stake = BigInt(spotStake(bet));
	return results.map(({ result, cases }) => {
		const paid = bet.spots.map(({ spot, amountMinor }) => shareOf(game.times(rules, spot, result), amountMinor, stake));
		return { times: sum(paid), chance: fraction(cases, all) };
	});
}

function shareOf({ numerator, denominator }: Fraction, amountMinor: number, stake: bigint): Fraction {
	return numerator === 0n ? ZERO : fraction(numerator * BigInt(amountMinor), denominator * stake);
}

export const spotReturns = <R, D, Res>(game: SpotGame<R, D, Res>, rules: R, bet: SpotBet): Returns =>
	returnsOf(game.method, spotOutcomes(game, rules, bet));

export const onSpot = (spot: string, amountMinor = 1): SpotBet => ({ spots: [{ spot, amountMinor }] });
