import type { Minor } from "./amount.ts";
import { ledgerDecimals } from "./currency.ts";

const EIGHT_DECIMALS = new Set(["BTC", "XBT", "BSV", "BCH", "LTC", "ETH", "USDT"]);
const FIVE_DECIMALS = new Set(["XSC", "mBTC"]);
const NO_DECIMALS = new Set(["JPY", "INR", "VND", "IDR"]);
const IN_MILLI_BITCOIN = new Set(["BTC", "XBT"]);
const MILLI_BITCOIN = { code: "mBTC", symbol: "m฿", shift: 3 };

/** How many decimals a person sees. spec §9 */
export function displayDecimals(currency: string): number {
	if (EIGHT_DECIMALS.has(currency)) return 8;
	if (FIVE_DECIMALS.has(currency)) return 5;
	if (NO_DECIMALS.has(currency)) return 0;
	return 2;
}

/**
 * An amount as a person reads it. BTC and XBT are shown in milli-bitcoin (m฿, five decimals, so that no satoshi is lost);
 * a currency that Intl does not know is shown as its code and the number; every space is a plain one.
 * An undefined or non-numeric amount gives an empty string. spec §5, §9
 */
export function formatMoney(amountMinor: Minor | number | undefined | null, currency: string, locale: string): string {
	const exact = toBigInt(amountMinor);
	if (exact === undefined) return "";
	if (IN_MILLI_BITCOIN.has(currency)) {
		const text = decimalNumber(exact, ledgerDecimals(currency) - MILLI_BITCOIN.shift, 5, locale);
		return plainSpaces(`${MILLI_BITCOIN.symbol} ${text}`);
	}
	const decimals = displayDecimals(currency);
	return plainSpaces(withCurrency(exact, currency, decimals, locale));
}

function toBigInt(amount: Minor | number | undefined | null): bigint | undefined {
	if (typeof amount === "bigint") return amount;
	return typeof amount === "number" && Number.isSafeInteger(amount) ? BigInt(amount) : undefined;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${locale} ${options.style} ${options.currency} ${options.minimumFractionDigits}`;
	let found = formatters.get(key);
	if (!found) {
		found = new Intl.NumberFormat(locale, options);
		formatters.set(key, found);
	}
	return found;
}

// Intl formats a decimal text exactly, where a float would lose digits. The type of format() does not say so.
type ExactNumber = Parameters<Intl.NumberFormat["format"]>[0];

function scaledText(exact: bigint, scale: number, decimals: number): string {
	const cut = scale > decimals ? exact / 10n ** BigInt(scale - decimals) : exact;
	const shown = Math.min(scale, decimals);
	const digits = (cut < 0n ? -cut : cut).toString().padStart(shown + 1, "0");
	const fraction = shown > 0 ? `.${digits.slice(-shown)}` : "";
	return `${cut < 0n ? "-" : ""}${digits.slice(0, digits.length - shown)}${fraction}`;
}

function decimalNumber(exact: bigint, scale: number, decimals: number, locale: string): string {
	const options = { style: "decimal", minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
	return formatter(locale, options).format(scaledText(exact, scale, decimals) as unknown as ExactNumber);
}

function withCurrency(exact: bigint, currency: string, decimals: number, locale: string): string {
	const scale = ledgerDecimals(currency);
	if (!/^[A-Z]{3}$/.test(currency) || EIGHT_DECIMALS.has(currency) || FIVE_DECIMALS.has(currency)) {
		return `${currency} ${decimalNumber(exact, scale, decimals, locale)}`;
	}
	const options = {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	} as const;
	return formatter(locale, options).format(scaledText(exact, scale, decimals) as unknown as ExactNumber);
}

// Intl separates with U+00A0 and, in some languages, with U+202F.
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
