import { check } from "../check/index.ts";
import type { Fraction } from "./fraction.ts";

/** A share in per cent, rounded half up: 1.05203… is "105.20". */
export function percentText({ numerator, denominator }: Fraction, decimals = 2): string {
	const size = numerator < 0n ? -numerator : numerator;
	const scaled = (size * 200n * 10n ** BigInt(decimals) + denominator) / (2n * denominator);
	return (numerator < 0n && scaled > 0n ? "-" : "") + withPoint(scaled, decimals);
}

/** A share in per cent, truncated and never rounded up: a return is never stated higher than it is. */
export function truncatedPercentText({ numerator, denominator }: Fraction, decimals = 2): string {
	check(numerator >= 0n, "a share is not negative");
	return withPoint((numerator * 100n * 10n ** BigInt(decimals)) / denominator, decimals);
}

function withPoint(scaled: bigint, decimals: number): string {
	const digits = scaled.toString().padStart(decimals + 1, "0");
	return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
