import { isBet, type OfferPrice, type Wagering } from "../../contract/index.ts";
import type { Beginning } from "./beginning.ts";
import type { Title } from "./play-terms.ts";

const WHOLE_X10000 = 10_000;
const PERCENT = 100;

/** The price of the bets by which a bonus is explained: as likely won as lost, but for the margin. */
const EXAMPLE_PRICE_X10000 = 20_000;
/** The example stakes no more of the bonus at once than this part, so that it is not over with a bet or two. */
const EXAMPLE_PARTS = 10;

/** What the prices of each kind of bet return of a stake on average, at most, in ten-thousandths. */
export type BetReturns = Readonly<Record<NonNullable<OfferPrice["bets"]>["gameClass"], number>>;

type BetExample = NonNullable<OfferPrice["bets"]> & {
	title: Title;
	percent: number;
	returnX10000: number;
	stakeUnits: number;
};

/** A bet as the round of a game: it wins with what the prices return of a stake, divided by its price. */
export const betsAt = (priceX10000: number, returnX10000: number): Title => ({
	lines: 1,
	round: (draws) => (draws.below(priceX10000) < returnX10000 ? priceX10000 / WHOLE_X10000 : 0),
});

/** Bets one after another at evens, for each class of them that counts. */
export function betExamples(
	{ shares, maxStakeUnits }: Wagering,
	{ faceUnits, returns }: { faceUnits: number; returns: BetReturns },
): BetExample[] {
	const part = Math.max(1, Math.floor(faceUnits / EXAMPLE_PARTS));
	const stakeUnits = Math.min(maxStakeUnits ?? part, part);
	return shares.flatMap(({ gameClass, percent }) => {
		if (!isBet(gameClass) || percent === 0) return [];
		const returnX10000 = returns[gameClass];
		const title = betsAt(EXAMPLE_PRICE_X10000, returnX10000);
		return [{ gameClass, priceX10000: EXAMPLE_PRICE_X10000, percent, returnX10000, stakeUnits, title }];
	});
}

type Counted = { percent: number; returnShare: number };

/**
 * What a bonus is worth at most on average, whatever is played and at whatever stakes and prices: each unit staked costs what
 * is kept of it, and nothing can be kept before the whole bonus has been staked once, or all that has to be wagered where
 * that is less. Long prices at high stakes come close to it.
 */
export function boundUnits(
	{ timesX10, maxConvertedUnits }: Pick<Wagering, "timesX10" | "maxConvertedUnits">,
	{ meanUnits }: Pick<Beginning, "meanUnits">,
	counted: readonly Counted[],
): number {
	const kept = Math.min(...counted.map(({ returnShare }) => 1 - returnShare));
	const percent = Math.max(...counted.map((each) => each.percent));
	const wholeUnits = (meanUnits * timesX10 * PERCENT) / (10 * percent);
	const bound = Math.ceil(meanUnits - kept * Math.min(meanUnits, wholeUnits));
	return Math.min(bound, maxConvertedUnits ?? bound);
}
