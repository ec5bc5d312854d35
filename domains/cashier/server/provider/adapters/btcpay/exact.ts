import { ledgerDecimals, type Minor } from "@baize/kernel/money";

type Exact = { digits: bigint; decimals: number };

const exactOf = (text: string): Exact => {
	const [whole = "0", fraction = ""] = text.split(".");
	return { digits: BigInt(whole + fraction), decimals: fraction.length };
};

/** An amount in another unit at a rate, in minor units of the currency, truncated once. */
export function minorAtRate(amount: string, rate: string, currency: string): Minor {
	const [a, b] = [exactOf(amount), exactOf(rate)];
	return scaled({ digits: a.digits * b.digits, decimals: a.decimals + b.decimals }, ledgerDecimals(currency));
}

/** A decimal text in minor units of the currency; undefined if it has digits below them. */
export function minorOf(amount: string, currency: string): Minor | undefined {
	const exact = exactOf(amount);
	const minor = scaled(exact, ledgerDecimals(currency));
	const isWhole = scaled({ digits: minor, decimals: ledgerDecimals(currency) }, exact.decimals) === exact.digits;
	return isWhole || exact.decimals < ledgerDecimals(currency) ? minor : undefined;
}

const scaled = ({ digits, decimals }: Exact, to: number): bigint =>
	to >= decimals ? digits * 10n ** BigInt(to - decimals) : digits / 10n ** BigInt(decimals - to);
