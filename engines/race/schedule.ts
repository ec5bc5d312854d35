import { MINUTE_MS } from "@baize/kernel/time";
import type { RaceKind } from "./types.ts";

/** The first race of every kind, number 0, started here plus its offset. */
export const RACE_EPOCH_MS = Date.UTC(2026, 0, 1);

export type RacePlan = { readonly kind: RaceKind; readonly everyMs: number; readonly offsetMs: number };
export type RaceStart = { readonly kind: RaceKind; readonly number: number; readonly startMs: number };

/** Three kinds in turn: one race a minute, round the clock, each over well before the next begins. */
export const RACE_PLANS: readonly RacePlan[] = [
	{ kind: "horses", everyMs: 3 * MINUTE_MS, offsetMs: 0 },
	{ kind: "greyhounds", everyMs: 3 * MINUTE_MS, offsetMs: MINUTE_MS },
	{ kind: "motors", everyMs: 3 * MINUTE_MS, offsetMs: 2 * MINUTE_MS },
];

/** The race of a plan that started last, `ahead` 0, or one after it. */
export function raceAt({ kind, everyMs, offsetMs }: RacePlan, nowMs: number, ahead = 0): RaceStart {
	const number = Math.floor((nowMs - RACE_EPOCH_MS - offsetMs) / everyMs) + ahead;
	return { kind, number, startMs: RACE_EPOCH_MS + offsetMs + number * everyMs };
}
