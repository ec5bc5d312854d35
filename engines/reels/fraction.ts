import { check } from "@baize/kernel/check";

/** An exact ratio in lowest terms with a positive denominator. */
export type Fraction = { numerator: bigint; denominator: bigint };

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export function fraction(numerator: bigint, denominator: bigint): Fraction {
	check(denominator > 0n, "a fraction has a positive denominator");
	const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
	return { numerator: numerator / common, denominator: denominator / common };
}

export function add(...terms: readonly Fraction[]): Fraction {
	return terms.reduce((sum, term) =>
		fraction(sum.numerator * term.denominator + term.numerator * sum.denominator, sum.denominator * term.denominator),
	);
}

export function times(...factors: readonly Fraction[]): Fraction {
	return factors.reduce((product, factor) =>
		fraction(product.numerator * factor.numerator, product.denominator * factor.denominator),
	);
}

/** The nearest double, even where numerator and denominator are far beyond its range. */
export function toNumber({ numerator, denominator }: Fraction): number {
	const scale = 10n ** 18n;
	const whole = numerator / denominator;
	return Number(whole) + Number(((numerator - whole * denominator) * scale) / denominator) / Number(scale);
}

/** As per cent, truncated after the given decimals and never rounded up: a return is never stated higher than it is. */
export function percentText({ numerator, denominator }: Fraction, decimals = 2): string {
	check(numerator >= 0n, "a share is not negative");
	const cut = ((numerator * 100n * 10n ** BigInt(decimals)) / denominator).toString().padStart(decimals + 1, "0");
	return decimals === 0 ? cut : `${cut.slice(0, -decimals)}.${cut.slice(-decimals)}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
	let [larger, smaller] = [one, other];
	while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
	return larger;
}
