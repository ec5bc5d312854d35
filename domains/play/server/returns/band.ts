import type { Fraction } from "@baize/kernel/odds";

/** What rounds have staked and won in one currency. `stakeSquares`: the sum of the squares of the stakes. */
export type Sums = { rounds: bigint; stakedMinor: bigint; wonMinor: bigint; stakeSquares: bigint };

export type TitleSums = Sums & { gameNumber: number; currency: string };

/** What a title states: its return, and the standard deviation of a payout in millionths of the stake. */
export type Stated = { returns: Fraction; deviationX1e6: bigint };

type Band = { lowX1e6: bigint; highX1e6: bigint; isOutside: boolean };

const MILLION = 1_000_000n;
/** A sound title leaves a band of four standard errors about once in 16,000 looks, where payouts are spread evenly. */
const STANDARD_ERRORS = 4n;
/** Payouts of slots are not: with fewer rounds, rare large wins would be taken for faults. */
const MIN_ROUNDS = 10_000n;

/** What was won of what was staked, in millionths, cut; null without a stake. */
export const measuredX1e6 = ({ stakedMinor, wonMinor }: Sums): bigint | null =>
	stakedMinor <= 0n ? null : (wonMinor * MILLION) / stakedMinor;

/**
 * Where the measured return is to be expected: the variance of what is won is the squared deviation of one stake times
 * the sum of the squares of the stakes, whatever each one was. All of it is in whole numbers.
 */
export function bandOf({ returns, deviationX1e6 }: Stated, sums: Sums): Band | null {
	const { stakedMinor, wonMinor, stakeSquares, rounds } = sums;
	if (stakedMinor <= 0n) return null;
	const { numerator, denominator } = returns;
	const squaredX1e12 = (STANDARD_ERRORS * deviationX1e6) ** 2n * stakeSquares;
	const differs = wonMinor * denominator - numerator * stakedMinor;
	const isBeyond = differs ** 2n * MILLION ** 2n > squaredX1e12 * denominator ** 2n;
	const halfX1e6 = rootUp(squaredX1e12) / stakedMinor + 1n;
	const statedX1e6 = (numerator * MILLION) / denominator;
	const low = statedX1e6 - halfX1e6;
	return {
		lowX1e6: low < 0n ? 0n : low,
		highX1e6: statedX1e6 + halfX1e6,
		isOutside: isBeyond && rounds >= MIN_ROUNDS,
	};
}

/** The smallest whole number whose square is not below this one. */
function rootUp(square: bigint): bigint {
	if (square < 2n) return square;
	let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
	for (let next = (root + square / root) >> 1n; next < root; next = (root + square / root) >> 1n) root = next;
	return root * root < square ? root + 1n : root;
}
