import { check } from "../check/index.ts";
import { ledgerDecimals } from "./currency.ts";

/** An amount in the minor units of its currency: an integer, never a float. */
export type Minor = bigint;

/** Amounts are sent as JSON integers; beyond the safe range they would lose digits silently. */
export function toWire(amountMinor: Minor): number {
	const wire = Number(amountMinor);
	check(Number.isSafeInteger(wire), `the amount ${amountMinor} does not fit a JSON integer`);
	return wire;
}

export function fromWire(wire: number): Minor {
	check(Number.isSafeInteger(wire), `the amount ${wire} is not a safe integer`);
	return BigInt(wire);
}

/** The exact decimal text of an amount in major units: 24850 CAD is "248.50". */
export function decimalText(amountMinor: Minor, currency: string): string {
	const decimals = ledgerDecimals(currency);
	const sign = amountMinor < 0n ? "-" : "";
	const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(decimals + 1, "0");
	const whole = digits.slice(0, digits.length - decimals);
	return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/**
 * What a user typed, in minor units; null when it is not an amount, is negative or has more digits than the currency's
 * minor units. Accepts the decimal mark of the locale ("," or ".") and Arabic digits; grouping marks are not guessed.
 */
export function parseAmount(text: string, currency: string): Minor | null {
	const plain = text
		.trim()
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
		.replace(/[٫,]/, ".");
	const match = /^(\d{1,13})(?:\.(\d*))?$/.exec(plain);
	if (!match) return null;
	const decimals = ledgerDecimals(currency);
	const fraction = (match[2] ?? "").replace(/0+$/, "");
	if (fraction.length > decimals) return null;
	return BigInt(match[1] + fraction.padEnd(decimals, "0"));
}

/** amount × numerator ÷ denominator, rounded towards zero: payouts are truncated once, last. */
export function share(amountMinor: Minor, numerator: bigint, denominator: bigint): Minor {
	check(denominator > 0n, "a share has a positive denominator");
	return (amountMinor * numerator) / denominator;
}
