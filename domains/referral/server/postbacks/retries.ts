import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";

const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 3 * HOUR_MS;
/** What is older is not sent any more. */
const GIVEN_UP_MS = DAY_MS;

/**
 * When a postback is tried again after so many attempts: each wait is twice the one before, up to three hours. Undefined when
 * a day has passed since what it is about.
 */
export function nextAttemptMs(attempts: number, happenedAtMs: number, nowMs: number): number | undefined {
	const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));
	const nextMs = nowMs + waitMs;
	return nextMs - happenedAtMs > GIVEN_UP_MS ? undefined : nextMs;
}
