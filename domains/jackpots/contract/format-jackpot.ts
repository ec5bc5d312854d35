import { directionOf, type Locale } from "@baize/kernel/locale";
import { formatMoney, ledgerDecimals, type Minor } from "@baize/kernel/money";

const THOUSAND = 1_000n;
const MILLION = 1_000_000n;

/**
 * The amount of a jackpot on a badge: below 1,000 in full; in thousands with one decimal and a k; above 1,000,000 in millions
 * with two decimals and an M. Digits are cut and never rounded, so it never shows more than there is. spec §9
 */
export function formatJackpot(amountMinor: Minor, currency: string, locale: string): string {
	const oneMinor = 10n ** BigInt(ledgerDecimals(currency));
	if (amountMinor < THOUSAND * oneMinor) return formatMoney(amountMinor, currency, locale);
	const [letter, of, decimals] =
		amountMinor > MILLION * oneMinor ? (["M", MILLION, 2] as const) : (["k", THOUSAND, 1] as const);
	const scaled = (amountMinor * 10n ** BigInt(decimals)) / (of * oneMinor);
	return shortText({ scaled, decimals, letter }, currency, locale);
}

type Shortened = { scaled: bigint; decimals: number; letter: string };

/** `scaled` has so many decimals; those of thousands are left out where they are zero. */
function shortText({ scaled, decimals, letter }: Shortened, currency: string, locale: string): string {
	const one = 10n ** BigInt(decimals);
	const isWhole = letter === "k" && scaled % one === 0n;
	const fraction = isWhole ? "" : `.${(scaled % one).toString().padStart(decimals, "0")}`;
	const format = numberFormat(currency, locale, isWhole ? 0 : decimals);
	// Intl formats a decimal text exactly. The type of formatToParts() does not say so.
	const parts = format.formatToParts(`${scaled / one}${fraction}` as unknown as number);
	const end = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
	const number = parts.map(({ value }, at) => (at === end ? value + letter : value)).join("");
	const text = (hasSymbol(currency) ? number : `${currency} ${number}`).replace(/[\u00a0\u202f]/g, " ");
	return directionOf(locale as Locale) === "ltr" ? text : `\u2066${text.replace(/[\u200e\u200f]/g, "")}\u2069`;
}

/** A currency of another scale is shown as its code and the number, as everywhere on the site. */
const hasSymbol = (currency: string): boolean => ledgerDecimals(currency) === 2;

// Making a formatter costs most of a millisecond, and each card of the lobby has an amount.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(currency: string, locale: string, digits: number): Intl.NumberFormat {
	const key = `${locale} ${currency} ${digits}`;
	const known = formats.get(key);
	if (known) return known;
	const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
	const format = new Intl.NumberFormat(locale, hasSymbol(currency) ? { ...style, ...decimals } : decimals);
	formats.set(key, format);
	return format;
}
