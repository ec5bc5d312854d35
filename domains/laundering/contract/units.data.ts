import { ledgerDecimals, type Minor } from "@baize/kernel/money";

/**
 * How much of a currency is one unit of the rules, as a fraction of its major unit: about a dollar, rounded so that a
 * threshold is reached rather earlier. Laws name amounts in their own currency, and a site may have several.
 */
const UNITS: Readonly<Record<string, { major: bigint; of: bigint }>> = {
	CAD: { major: 1n, of: 1n },
	USD: { major: 1n, of: 1n },
	EUR: { major: 1n, of: 1n },
	GBP: { major: 4n, of: 5n },
	MXN: { major: 12n, of: 1n },
	BRL: { major: 4n, of: 1n },
	JPY: { major: 100n, of: 1n },
	INR: { major: 60n, of: 1n },
	VND: { major: 18_000n, of: 1n },
	IDR: { major: 11_000n, of: 1n },
	BTC: { major: 1n, of: 100_000n },
	XBT: { major: 1n, of: 100_000n },
	BSV: { major: 1n, of: 50n },
	BCH: { major: 1n, of: 500n },
	LTC: { major: 1n, of: 100n },
	ETH: { major: 1n, of: 4_000n },
	USDT: { major: 1n, of: 1n },
};

/** So many units in minor units of the currency; undefined for a currency that has none here. */
export function unitsIn(currency: string, units: number): Minor | undefined {
	const unit = UNITS[currency];
	if (!unit) return undefined;
	return (BigInt(units) * unit.major * 10n ** BigInt(ledgerDecimals(currency))) / unit.of;
}
