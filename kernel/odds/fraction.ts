import { check } from "../check/index.ts";

/** An exact number. The denominator is positive and the fraction is in its lowest terms. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** Of numbers that are not negative. A loop, because the parts of an exact return have thousands of digits. */
export function greatestCommonDivisor(one: bigint, other: bigint): bigint {
	let [larger, smaller] = [one, other];
	while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
	return larger;
}

export function fraction(numerator: bigint, denominator = 1n): Fraction {
	check(denominator !== 0n, "a fraction has a denominator other than zero");
	const sign = denominator < 0n ? -1n : 1n;
	const size = numerator < 0n ? -numerator : numerator;
	const divisor = greatestCommonDivisor(size, denominator * sign) * sign;
	return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };
export const HALF: Fraction = { numerator: 1n, denominator: 2n };

export const add = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below zero when a is the smaller, above zero when it is the larger, zero when they are equal. */
export function compare(a: Fraction, b: Fraction): number {
	const difference = a.numerator * b.denominator - b.numerator * a.denominator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const sum = (parts: Iterable<Fraction>): Fraction => Iterator.from(parts).reduce(add, ZERO);
export const product = (parts: Iterable<Fraction>): Fraction => Iterator.from(parts).reduce(multiply, ONE);

/**
 * The nearest float, also of fractions whose parts are beyond the range of floats. For display and model input only.
 */
export function toNumber({ numerator, denominator }: Fraction): number {
	const excessBits = Math.max(numerator.toString(2).length, denominator.toString(2).length) - 1000;
	if (excessBits <= 0) return Number(numerator) / Number(denominator);
	const shift = BigInt(excessBits);
	return Number(numerator >> shift) / Number(denominator >> shift);
}
