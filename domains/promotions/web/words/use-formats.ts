import { formatMoney } from "@baize/kernel/money";
import { oddsText } from "@baize/kernel/odds";
import { useDateText, useLocale, useUntilText } from "@baize/platform-web/i18n";

const TENTHS = 10;
const HUNDRED = 100;

export type Formats = {
	money(amountMinor: number): string;
	/** A count, in the digits of the language. */
	whole(count: number): string;
	/** Of whole per cent. */
	percent(percent: number): string;
	/** How many times a bonus is wagered, given in tenths. */
	times(timesX10: number): string;
	/** Decimal odds. */
	price(priceX10000: number): string;
	/** "slots, bingo and poker" */
	list(names: readonly string[]): string;
	date(atMs: number): string;
	/** An end: the last whole day, or the time within it. */
	until(untilMs: number): string;
};

/** The formats of everything on the pages of offers, in the language of the page and one currency. */
export function useFormats(currency: string): Formats {
	const locale = useLocale();
	const dateText = useDateText();
	const untilText = useUntilText();
	return {
		...formatsIn(locale, currency),
		date: (atMs) => dateText(atMs),
		until: (untilMs) => untilText(untilMs),
	};
}

/** Those that do not depend on the reader's time zone. */
export function formatsIn(locale: string, currency: string): Omit<Formats, "date" | "until"> {
	const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
	const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const list = new Intl.ListFormat(locale, { type: "conjunction" });
	return {
		money: (amountMinor) => formatMoney(amountMinor, currency, locale),
		whole: (count) => whole.format(count),
		percent: (value) => percent.format(value / HUNDRED),
		times: (timesX10) => times.format(timesX10 / TENTHS),
		price: (priceX10000) => oddsText(priceX10000, "decimal"),
		list: (names) => list.format(names),
	};
}
