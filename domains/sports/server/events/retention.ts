import { DAY_MS } from "@baize/kernel/time";
import { CORRECTED_FOR_MS } from "../../contract/index.ts";
import { SIMULATED } from "../feed/simulated.ts";
import type { BookEvent } from "./book-event.ts";

/** How long the cache retains finished events: simulated ones after their start, real ones after their result. */
export const RETAINED_MS = { madeUp: DAY_MS, real: CORRECTED_FOR_MS } as const;

type Settled = Pick<BookEvent, "vertical" | "source" | "startsAtMs" | "resultAtMs">;

/**
 * There are thousands of simulated events a day, never corrected; a real one is retained as long as it may be
 * corrected.
 */
export function isRetained({ vertical, source, startsAtMs, resultAtMs }: Settled, nowMs: number): boolean {
	if (startsAtMs >= nowMs - RETAINED_MS.madeUp) return true;
	const isMadeUp = vertical === "virtuals" || source === SIMULATED;
	return !isMadeUp && resultAtMs !== null && resultAtMs >= nowMs - RETAINED_MS.real;
}
