/**
 * How many times its stake a win is, cut to a hundredth, so that it is never said to be larger than it was. The language
 * writes as many decimals as there are.
 */
export const multipleOf = (winMinor: number, stakeMinor: number): number =>
	Math.floor((winMinor * 100) / stakeMinor) / 100;
