import { formatMoney } from "@baize/kernel/money";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { useLocale } from "@baize/platform-web/i18n";
import { PAID_AFTER_ALL } from "../contract/states.ts";
import { useCashierTexts } from "./texts.ts";

/** Formats amounts in one currency. */
export function useMoneyText(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	return (amountMinor) => formatMoney(amountMinor, currency, locale);
}

/** How long something usually takes: "about a minute", "up to 2 days". */
export function useSpanText(): (spanMs: number) => string {
	const t = useCashierTexts();
	return (spanMs) => {
		if (spanMs < HOUR_MS) return t("spans.minutes", { count: Math.ceil(spanMs / MINUTE_MS) });
		if (spanMs < DAY_MS) return t("spans.hours", { count: Math.ceil(spanMs / HOUR_MS) });
		return t("spans.days", { count: Math.ceil(spanMs / DAY_MS) });
	};
}

const KNOWN_REASONS = [
	"card_declined",
	"authentication_failed",
	"cancelled_by_payer",
	"account_closed",
	"insufficient_funds",
	"limits",
	"underpaid",
	"paid_late",
	"not_paid_in_time",
	"not_confirmed",
	"cancelled_by_company",
	PAID_AFTER_ALL,
] as const;

/** With these a deposit is not credited although money has come: people look at it. */
const MONEY_CAME: readonly (string | undefined)[] = ["limits", "underpaid", "paid_late"];
export const hasMoneyCome = (reason: string | undefined): boolean => MONEY_CAME.includes(reason);

/** A provider's reason is a code with a text of ours; an operator's reason is shown as written. */
export function useReasonText(): (reason: string | undefined) => string {
	const t = useCashierTexts();
	return (reason) => t(`reasons.${KNOWN_REASONS.find((known) => known === reason) ?? "other"}`);
}
