import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Terms } from "../../contract/index.ts";

/** Windows are numbered from the day (UTC) on which the offer begins. */
export type CashbackWindow = { number: number; fromMs: number; untilMs: number };

/** What is committed by the end of a window is followed by then. */
const SETTLED_MS = HOUR_MS;
/** So long after its end who became eligible late still gets it. */
const PAID_WITHIN_MS = 7 * DAY_MS;

/** The windows that are over and still to be paid. One that ends after the offer does not count. */
export function windowsToPay(
	{ cashback, fromMs, untilMs }: Pick<Terms, "cashback" | "fromMs" | "untilMs">,
	nowMs: number,
): CashbackWindow[] {
	if (!cashback) return [];
	const lengthMs = cashback.windowDays * DAY_MS;
	const firstMs = Math.floor(fromMs / DAY_MS) * DAY_MS;
	const last = Math.floor((nowMs - SETTLED_MS - firstMs) / lengthMs) - 1;
	const windows: CashbackWindow[] = [];
	for (let number = Math.max(0, last - Math.ceil(PAID_WITHIN_MS / lengthMs)); number <= last; number++) {
		const window = { number, fromMs: firstMs + number * lengthMs, untilMs: firstMs + (number + 1) * lengthMs };
		const isOpen = nowMs < window.untilMs + SETTLED_MS + PAID_WITHIN_MS;
		if (isOpen && window.untilMs <= untilMs) windows.push(window);
	}
	return windows;
}
