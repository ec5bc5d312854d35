import { directionOf, type Locale } from "../locale/index.ts";
import type { Minor } from "./amount.ts";
import { currencyOf, ledgerDecimals } from "./currency.ts";

const EIGHT_DECIMALS = new Set(["BTC", "XBT", "BSV", "BCH", "LTC", "ETH", "USDT"]);
const FIVE_DECIMALS = new Set(["XSC", "mBTC"]);
const NO_DECIMALS = new Set(["JPY", "INR", "VND", "IDR"]);
const IN_MILLI_BITCOIN = new Set(["BTC", "XBT"]);
const MILLI_BITCOIN = { code: "mBTC", symbol: "m฿", shift: 3 };

/** How many decimals a user sees. spec §9 */
export function displayDecimals(currency: string): number {
	if (EIGHT_DECIMALS.has(currency)) return 8;
	if (FIVE_DECIMALS.has(currency)) return 5;
	if (NO_DECIMALS.has(currency)) return 0;
	return 2;
}

/** The code of the unit in which a user sees amounts of a currency: bitcoins are shown in thousandths. spec §9 */
export const displayCode = (currency: string): string =>
	IN_MILLI_BITCOIN.has(currency) ? MILLI_BITCOIN.code : currency;

/** `exceptZero` is for a change: an increase has a plus. */
export type SignDisplay = "auto" | "exceptZero";

/**
 * An amount as a user reads it. BTC and XBT are shown in milli-bitcoin (m฿, five decimals, so that no satoshi is lost);
 * a currency that has no symbol here is shown as its code and the number, in this order in every language; every space is
 * a plain one, and the minus is the minus sign, not a hyphen. An undefined or non-numeric amount gives an empty string. spec §5, §9
 */
export function formatMoney(
	amountMinor: Minor | number | undefined | null,
	currency: string,
	locale: string,
	signDisplay: SignDisplay = "auto",
): string {
	const exact = toBigInt(amountMinor);
	if (exact === undefined) return "";
	return inOneDirection(amountText(exact, currency, { locale, signDisplay }), locale);
}

type Manner = { locale: string; signDisplay: SignDisplay };

function amountText(exact: bigint, currency: string, manner: Manner): string {
	if (IN_MILLI_BITCOIN.has(currency)) {
		const text = decimalNumber(exact, ledgerDecimals(currency) - MILLI_BITCOIN.shift, 5, manner);
		return `${MILLI_BITCOIN.symbol} ${text}`;
	}
	return withCurrency(exact, currency, displayDecimals(currency), manner);
}

function toBigInt(amount: Minor | number | undefined | null): bigint | undefined {
	if (typeof amount === "bigint") return amount;
	return typeof amount === "number" && Number.isSafeInteger(amount) ? BigInt(amount) : undefined;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter({ locale, signDisplay }: Manner, style: Intl.NumberFormatOptions): Intl.NumberFormat {
	const options = { ...style, signDisplay };
	const key = `${locale} ${signDisplay} ${options.style} ${options.currency} ${options.minimumFractionDigits}`;
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

function decimalNumber(exact: bigint, scale: number, decimals: number, manner: Manner): string {
	const options = { style: "decimal", minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
	return formatter(manner, options).format(scaledText(exact, scale, decimals) as unknown as ExactNumber);
}

const hasSymbol = (currency: string): boolean =>
	currencyOf(currency) !== undefined && !EIGHT_DECIMALS.has(currency) && !FIVE_DECIMALS.has(currency);

function withCurrency(exact: bigint, currency: string, decimals: number, manner: Manner): string {
	const scale = ledgerDecimals(currency);
	if (!hasSymbol(currency)) {
		return `${currency} ${decimalNumber(exact, scale, decimals, manner)}`;
	}
	const options = {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	} as const;
	return formatter(manner, options).format(scaledText(exact, scale, decimals) as unknown as ExactNumber);
}

const [LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE] = ["\u2066", "\u2069"];

/**
 * Intl separates with U+00A0 and, in some languages, with U+202F. In right-to-left text it also adds direction marks
 * that move the sign and the symbol to either side of the number; one isolate around everything keeps them in place.
 */
function inOneDirection(text: string, locale: string): string {
	const plain = text.replace(/[\u00a0\u202f]/g, " ").replace("-", "−");
	if (directionOf(locale as Locale) === "ltr") return plain;
	return LEFT_TO_RIGHT_ISOLATE + plain.replace(/[\u200e\u200f]/g, "") + POP_ISOLATE;
}
