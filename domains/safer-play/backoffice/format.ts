import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { useFormats } from "@baize/platform-backoffice";

/** Amounts of limits, which may be money or time, and ends, of which there may be none. */
export function useLimitFormats(currency: string) {
	const { t, money, time } = useFormats();
	const amount = (kind: string, value: number | null): string => {
		if (value === null) return t("saferPlay.none");
		if (kind !== "time") return money(value, currency);
		return t("saferPlay.span", {
			hours: Math.floor(value / HOUR_MS),
			minutes: Math.floor((value % HOUR_MS) / MINUTE_MS),
		});
	};
	return { time: (ms: number | null): string => (ms === null ? t("saferPlay.noEnd") : time(ms)), amount };
}
