import { MINUTE_MS } from "@baize/kernel/time";
import type { RaceKind } from "./types.ts";

/** Race number 0 of every plan started at this time. */
export const RACE_EPOCH_MS = Date.UTC(2026, 0, 1);

export type RacePlan = { readonly kind: RaceKind; readonly intervalMs: number };
export type RaceStart = { readonly kind: RaceKind; readonly number: number; readonly startMs: number };

/** A race every two minutes, around the clock, each over well before the next begins. VIRT-01 */
export const HORSE_RACES: RacePlan = { kind: "horses", intervalMs: 2 * MINUTE_MS };

/** The race of a plan that started last (`ahead` 0), or the one after it (`ahead` 1). */
export function raceAt({ kind, intervalMs }: RacePlan, nowMs: number, ahead = 0): RaceStart {
	const number = Math.floor((nowMs - RACE_EPOCH_MS) / intervalMs) + ahead;
	return { kind, number, startMs: RACE_EPOCH_MS + number * intervalMs };
}
