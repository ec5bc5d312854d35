/** Outcomes of one provider by one method and currency; each counts less the longer ago it was. */
export type Weighted = { paid: number; softDeclines: number; threeDs: number; outages: number };

/** As many cases are assumed beside the measured ones, so that a few do not turn everything over. */
const ASSUMED = { cases: 5, success: 0.85 };
/** How sharply a provider that does worse than the best loses its share: the ratio of both, to this power. */
const SHARPNESS = 4;
/** So much it keeps: without deposits nothing would show that it is well again. */
const MIN_FACTOR = 0.05;

/**
 * How many of those that could have been paid were. What ends at the payer or the card (a stolen card, a cancelled
 * payment) says nothing about the provider and does not count.
 */
export function successOf({ paid, softDeclines, threeDs, outages }: Weighted): number {
	const cases = paid + softDeclines + threeDs + outages;
	return (paid + ASSUMED.cases * ASSUMED.success) / (cases + ASSUMED.cases);
}

/** What the weight of a provider is multiplied by, beside the best one of the same method and currency. */
export const factorOf = (success: number, best: number): number =>
	Math.max(MIN_FACTOR, Math.min(1, (success / best) ** SHARPNESS));
