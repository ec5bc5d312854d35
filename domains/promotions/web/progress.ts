const WHOLE_PERCENT = 100;

/** How much of the wagering is done, in whole per cent: never more than is done, and 100 only when nothing is left. */
export function wageredPercent(requiredMinor: number, leftMinor: number): number {
	if (leftMinor <= 0 || requiredMinor <= 0) return WHOLE_PERCENT;
	const done = Math.floor(((requiredMinor - leftMinor) * WHOLE_PERCENT) / requiredMinor);
	return Math.min(WHOLE_PERCENT - 1, Math.max(0, done));
}

/** The stake by which what is left is made plain: a round amount of the currency that the terms allow. */
export function exampleStakeMinor(unitMinor: number, maxStakeMinor: number | null): number {
	return maxStakeMinor === null ? unitMinor : Math.min(unitMinor, maxStakeMinor);
}

/** How many stakes of this size are still needed; none where the game counts nothing. */
export function stakesLeft(leftMinor: number, stakeMinor: number, shareX1000: number): number | undefined {
	if (shareX1000 <= 0 || stakeMinor <= 0) return undefined;
	return Math.ceil((Math.max(0, leftMinor) * 1_000) / (stakeMinor * shareX1000));
}
