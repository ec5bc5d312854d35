/** Classes that are expected less often than this are taken together: below it the statistic is not chi-square. */
const MIN_EXPECTED = 8;

/** 4.26 standard deviations of a normal variable: a fair game is beyond it once in 100,000 tests. */
const CRITICAL_SDS = 4.26;

export type ChiSquare = { statistic: number; freedom: number; critical: number };

/**
 * Compares how often each outcome came with how often it should. `counted[i]` belongs to `chances[i]`. The critical
 * value is the approximation of Wilson and Hilferty.
 */
export function chiSquareOf(chances: readonly number[], counted: readonly number[]): ChiSquare {
	const rounds = counted.reduce((sum, count) => sum + count, 0);
	const classes: { expected: number; count: number }[] = [];
	let rare = { expected: 0, count: 0 };
	chances.forEach((chance, at) => {
		const one = { expected: chance * rounds, count: counted[at] ?? 0 };
		if (one.expected >= MIN_EXPECTED) classes.push(one);
		else rare = { expected: rare.expected + one.expected, count: rare.count + one.count };
	});
	if (rare.expected >= MIN_EXPECTED) classes.push(rare);
	const statistic = classes.reduce((sum, { expected, count }) => sum + (count - expected) ** 2 / expected, 0);
	const freedom = Math.max(1, classes.length - 1);
	const spread = 2 / (9 * freedom);
	return { statistic, freedom, critical: freedom * (1 - spread + CRITICAL_SDS * Math.sqrt(spread)) ** 3 };
}
