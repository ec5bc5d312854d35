import { directionOf } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useCallback } from "react";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Amounts as the page's language writes them, to stand in the middle of its sentences. */
export function useMoneyText(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	return useCallback(
		(amountMinor) => {
			const text = formatMoney(amountMinor, currency, locale);
			// From right to left, an amount would be torn apart by the words around it.
			return directionOf(locale) === "rtl" ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
		},
		[currency, locale],
	);
}
