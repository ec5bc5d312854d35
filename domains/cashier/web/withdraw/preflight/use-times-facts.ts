import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { PayoutTimesView } from "../../../contract/preflight/schemas.ts";
import { usePreflightTexts } from "./texts.ts";

/** How long a withdrawal takes: as half of the last ones and as nine of ten took, or as we expect. */
export function useTimesFacts(times: PayoutTimesView): (readonly [string, string])[] {
	const t = usePreflightTexts();
	const span = (ms: number): string => {
		if (ms < HOUR_MS) return t("spans.minutes", { count: Math.max(1, Math.ceil(ms / MINUTE_MS)) });
		if (ms < 2 * DAY_MS) return t("spans.hours", { count: Math.ceil(ms / HOUR_MS) });
		return t("spans.days", { count: Math.ceil(ms / DAY_MS) });
	};
	const within = (review: number, payout: number): string =>
		t("within", { review: span(review), payout: span(payout) });
	const { reviewHalfMs, reviewMostMs, payoutHalfMs, payoutMostMs, isMeasured } = times;
	if (!isMeasured) return [[t("nineOfTen"), within(reviewMostMs, payoutMostMs)]];
	return [
		[t("half"), within(reviewHalfMs, payoutHalfMs)],
		[t("nineOfTen"), within(reviewMostMs, payoutMostMs)],
	];
}
