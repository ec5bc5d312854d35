import { formatMoney } from "@baize/kernel/money";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { useLocale, useTranslate } from "react-admin";

/** Formats amounts, spans and times for an operator. */
export function useFormats(currency: string) {
	const locale = useLocale();
	const t = useTranslate();
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	const time = (ms: number | null): string => (ms === null ? t("saferPlay.noEnd") : format.format(ms));
	const amount = (kind: string, value: number | null): string => {
		if (value === null) return t("saferPlay.none");
		if (kind !== "time") return formatMoney(value, currency, locale);
		return t("saferPlay.span", {
			hours: Math.floor(value / HOUR_MS),
			minutes: Math.floor((value % HOUR_MS) / MINUTE_MS),
		});
	};
	return { time, amount };
}
