import { displayDecimals, ledgerDecimals, type Minor } from "@baize/kernel/money";

/** The limits of one payment, in minor units of its currency. `quickMinor` are the amounts offered as buttons. */
export type Limits = { minMinor: Minor; maxMinor: Minor; stepMinor: Minor; quickMinor: readonly Minor[] };

type Row = [currency: string, minMajor: number, maxMajor: number, quickMajor: readonly number[]];

const DEPOSITS: readonly Row[] = [
	["CAD", 10, 5_000, [20, 50, 100, 250]],
	["USD", 10, 5_000, [20, 50, 100, 250]],
	["EUR", 10, 5_000, [20, 50, 100, 250]],
	["GBP", 10, 4_000, [20, 50, 100, 250]],
	["MXN", 150, 80_000, [300, 500, 1_000, 3_000]],
	["BRL", 40, 25_000, [100, 200, 500, 1_000]],
	["JPY", 1_000, 700_000, [2_000, 5_000, 10_000, 30_000]],
	["INR", 500, 400_000, [1_000, 2_000, 5_000, 10_000]],
	["VND", 200_000, 100_000_000, [500_000, 1_000_000, 2_000_000, 5_000_000]],
	["IDR", 100_000, 70_000_000, [200_000, 500_000, 1_000_000, 3_000_000]],
];

/** The currencies in which deposits have limits. */
export const DEPOSIT_CURRENCIES: readonly string[] = DEPOSITS.map(([currency]) => currency);

const WITHDRAWALS: readonly Row[] = [
	["CAD", 20, 10_000, [50, 100, 250]],
	["USD", 20, 10_000, [50, 100, 250]],
	["EUR", 20, 10_000, [50, 100, 250]],
	["GBP", 20, 8_000, [50, 100, 250]],
	["MXN", 300, 160_000, [500, 1_000, 3_000]],
	["BRL", 100, 50_000, [200, 500, 1_000]],
	["JPY", 2_000, 1_400_000, [5_000, 10_000, 30_000]],
	["INR", 1_000, 800_000, [2_000, 5_000, 10_000]],
	["VND", 500_000, 200_000_000, [1_000_000, 2_000_000, 5_000_000]],
	["IDR", 200_000, 140_000_000, [500_000, 1_000_000, 3_000_000]],
];

/** Undefined for a currency that neither cards nor banks support. */
export const depositLimits = (currency: string): Limits | undefined => limitsIn(DEPOSITS, currency);
export const withdrawalLimits = (currency: string): Limits | undefined => limitsIn(WITHDRAWALS, currency);

function limitsIn(rows: readonly Row[], currency: string): Limits | undefined {
	const row = rows.find(([code]) => code === currency);
	if (!row) return undefined;
	const unit = 10n ** BigInt(ledgerDecimals(currency));
	const [, min, max, quick] = row;
	return {
		minMinor: BigInt(min) * unit,
		maxMinor: BigInt(max) * unit,
		stepMinor: stepOf(currency),
		quickMinor: quick.map((major) => BigInt(major) * unit),
	};
}

/** No digits are charged that the player cannot see: where a currency is shown without decimals, amounts are whole. */
const stepOf = (currency: string): Minor =>
	10n ** BigInt(Math.max(0, ledgerDecimals(currency) - displayDecimals(currency)));
