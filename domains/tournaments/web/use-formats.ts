import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";

/** Counts and amounts in the language of the page. */
export function useFormats() {
	const locale = useLocale();
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	return {
		whole: (count: number): string => whole.format(count),
		money: (amountMinor: number, currency: string): string => formatMoney(amountMinor, currency, locale),
	};
}
