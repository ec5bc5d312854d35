import { DAY_MS } from "@baize/kernel/time";
import { CORRECTED_FOR_MS } from "../../contract/index.ts";
import type { BookEvent } from "./book-event.ts";

/** How long the cache retains finished events: made-up ones after their start, real ones after their result. */
export const RETAINED_MS = { madeUp: DAY_MS, real: CORRECTED_FOR_MS } as const;

type Settled = Pick<BookEvent, "isMadeUp" | "startsAtMs" | "resultAtMs">;

/** There are thousands of made-up events a day; a real one is retained as long as it may be corrected. */
export function isRetained({ isMadeUp, startsAtMs, resultAtMs }: Settled, nowMs: number): boolean {
	if (startsAtMs >= nowMs - RETAINED_MS.madeUp) return true;
	return !isMadeUp && resultAtMs !== null && resultAtMs >= nowMs - RETAINED_MS.real;
}
