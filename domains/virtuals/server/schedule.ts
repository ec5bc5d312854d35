import { drawRaceCard, HORSE_RACES, type RaceCard, raceAt } from "@baize/engines/race";
import { seededDraws } from "@baize/kernel/random";
import { SECOND_MS } from "@baize/kernel/time";
import { priceRace, type RacePrices } from "./prices.ts";

/** The number of races that take bets at a time: ten minutes of them. */
const OPEN_RACES = 5;

/** Betting closes this long before the off: time to draw, and for every page to read what it will show. */
const CLOSES_BEFORE_MS = 8 * SECOND_MS;

/** A race that could be bet on for less time is left out: only the first ones after a long downtime. */
const MIN_OPEN_MS = 20 * SECOND_MS;

export type ScheduledRace = { number: number; startsAtMs: number; closesAtMs: number };

/** The races that take bets at a time, next one first. */
export function openRaces(nowMs: number): ScheduledRace[] {
	return Array.from({ length: OPEN_RACES }, (_, at) => raceAt(HORSE_RACES, nowMs, at + 1))
		.map(({ number, startMs }) => ({ number, startsAtMs: startMs, closesAtMs: startMs - CLOSES_BEFORE_MS }))
		.filter(({ closesAtMs }) => closesAtMs - nowMs >= MIN_OPEN_MS);
}

/**
 * The card of a race follows from its number alone, so the operator does not choose the runners. It is stored with the
 * race all the same: a later engine must not change a card with bets. Cards whose markets cannot be offered are
 * skipped.
 */
export function cardOf(number: number): { card: RaceCard; prices: RacePrices } {
	const draws = seededDraws(number);
	for (;;) {
		const card = drawRaceCard("horses", draws);
		const prices = priceRace(card);
		if (prices) return { card, prices };
	}
}
