import { DAY_MS } from "@baize/kernel/time";
import { CORRECTED_FOR_MS } from "../contract/index.ts";
import type { BookEvent } from "./book-event.ts";
import { SIMULATED } from "./feed/simulated.ts";

/** How long the board holds what is settled: made up by the house after its start, of the world after its result. */
export const KEPT_MS = { madeUp: DAY_MS, real: CORRECTED_FOR_MS } as const;

type Settled = Pick<BookEvent, "vertical" | "source" | "startsAtMs" | "resultAtMs">;

/** Made-up events are thousands a day and never corrected; one of the world stays as long as it may be. */
export function isKept({ vertical, source, startsAtMs, resultAtMs }: Settled, nowMs: number): boolean {
	if (startsAtMs >= nowMs - KEPT_MS.madeUp) return true;
	const isMadeUp = vertical === "virtuals" || source === SIMULATED;
	return !isMadeUp && resultAtMs !== null && resultAtMs >= nowMs - KEPT_MS.real;
}
