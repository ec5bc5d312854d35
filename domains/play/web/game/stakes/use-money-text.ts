import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useCallback } from "react";

/** The same in whatever currency. */
export function useMoneyOf(): (amountMinor: number, currency: string) => string {
	const locale = useLocale();
	return useCallback((amountMinor, currency) => formatMoney(amountMinor, currency, locale), [locale]);
}

/** Amounts as the page's language writes them. */
export function useMoneyText(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	return useCallback((amountMinor) => formatMoney(amountMinor, currency, locale), [currency, locale]);
}
