import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";

const HUNDRED = 100;

/** Counts, multiples and amounts in the language of the page. */
export function useFormats() {
	const locale = useLocale();
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const multiple = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	return {
		whole: (count: number): string => whole.format(count),
		multiple: (x100: number): string => multiple.format(x100 / HUNDRED),
		money: (amountMinor: number, currency: string): string => formatMoney(amountMinor, currency, locale),
	};
}
