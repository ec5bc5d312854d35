/** The growth of one millisecond, 1 + 6 · 10^-5, with 62 binary places. */
const ONE = 1n << 62n;
const GROWTH = ONE + (ONE * 6n) / 100_000n;

/**
 * The multiplier of a rising curve after so many milliseconds, in hundredths. Integers only, square and multiply: a float
 * would differ between browsers, and this decides what is paid.
 */
export function curveX100(elapsedMs: number): number {
	let [power, base] = [ONE, GROWTH];
	for (let left = elapsedMs; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) power = (power * base) >> 62n;
		base = (base * base) >> 62n;
	}
	return Number((power * 100n) >> 62n);
}

/** The first millisecond at which the curve has a multiplier. */
export function curveMs(multiplierX100: number): number {
	let [low, high] = [0, 1];
	while (curveX100(high) < multiplierX100) high *= 2;
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (curveX100(middle) >= multiplierX100) high = middle;
		else low = middle + 1;
	}
	return low;
}
