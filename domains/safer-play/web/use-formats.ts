import { formatMoney } from "@baize/kernel/money";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { useDateText, useLocale } from "@baize/platform-web/i18n";
import type { LimitKind } from "../contract/limits.ts";
import type { PlayStatus } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";

/** "2 hours 15 minutes"; whole minutes, rounded down. */
export function useSpanText(): (spanMs: number) => string {
	const t = useSaferPlayTexts();
	return (spanMs) => {
		const [hours, minutes] = [Math.floor(spanMs / HOUR_MS), Math.floor((spanMs % HOUR_MS) / MINUTE_MS)];
		if (hours === 0) return t("span.minutes", { minutes });
		return minutes === 0 ? t("span.hours", { hours }) : t("span.both", { hours, minutes });
	};
}

/** The text of a limit: an amount of money, a time, or that there is none. */
export function useLimitText(currency: string): (kind: LimitKind, amount: number | null) => string {
	const t = useSaferPlayTexts();
	const locale = useLocale();
	const spanText = useSpanText();
	return (kind, amount) => {
		if (amount === null) return t("limits.none");
		return kind === "time" ? spanText(amount) : formatMoney(amount, currency, locale);
	};
}

/** "+$5.00", "−$3.00": a result with its sign. */
export function useNetText(currency: string): (netMinor: number) => string {
	const locale = useLocale();
	return (netMinor) => formatMoney(netMinor, currency, locale, "exceptZero");
}

/** A moment to the minute, or with `isDay` the day alone. */
export function useWhenText(): (atMs: number, isDay?: boolean) => string {
	const dateText = useDateText();
	return (atMs, isDay) => (isDay ? dateText(atMs, { dateStyle: "long" }) : dateText(atMs));
}

/** That no stakes are taken: until when, or why. */
export function useRestrictionText(): (restriction: NonNullable<PlayStatus["restriction"]>) => string {
	const t = useSaferPlayTexts();
	const whenText = useWhenText();
	return ({ kind, untilMs, isCarried }) =>
		kind === "TIMED_OUT" && untilMs !== null
			? t("watch.timedOut", { when: whenText(untilMs) })
			: t(isCarried ? "watch.carried" : "watch.excluded");
}
