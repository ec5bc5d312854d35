import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "react-admin";

/** Amounts and times as an operator reads them. */
export function useFormats() {
	const locale = useLocale();
	const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	return {
		money: (minor: number, currency: string) => formatMoney(minor, currency, locale),
		time: (ms: number) => time.format(ms),
	};
}
