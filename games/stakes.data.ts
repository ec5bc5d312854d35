/** `unitMinor`: the minor units of the currency that one unit of a sheet's line bets stands for. */
export type StakeUnit = { currency: string; unitMinor: number };

/**
 * The stake ladders. A sheet states its line bets in units; a unit in each currency is about one euro cent, in amounts
 * that are shown exactly and are easy to read (whole yen, ten satoshi). If a currency's worth moves far from the one
 * noted in the test, it gets another unit; rounds already played keep their amounts.
 */
export const STAKE_UNITS: readonly StakeUnit[] = [
	{ currency: "CAD", unitMinor: 1 },
	{ currency: "USD", unitMinor: 1 },
	{ currency: "EUR", unitMinor: 1 },
	{ currency: "GBP", unitMinor: 1 },
	{ currency: "MXN", unitMinor: 20 },
	{ currency: "BRL", unitMinor: 5 },
	{ currency: "JPY", unitMinor: 100 },
	{ currency: "INR", unitMinor: 100 },
	{ currency: "VND", unitMinor: 20_000 },
	{ currency: "IDR", unitMinor: 20_000 },
	{ currency: "BTC", unitMinor: 10 },
	{ currency: "XBT", unitMinor: 10 },
	{ currency: "BSV", unitMinor: 50_000 },
	{ currency: "BCH", unitMinor: 2_000 },
	{ currency: "LTC", unitMinor: 10_000 },
	{ currency: "ETH", unitMinor: 500 },
	{ currency: "USDT", unitMinor: 1_000_000 },
];
