import { check } from "@baize/kernel/check";
import type { Draws } from "../chance.ts";
import { callRace } from "./calls.ts";
import type { FinishingOrder, RaceTimeline, RunnerTrack } from "./types.ts";

export const STEP_MS = 250;
const WINNER_MS = 30_000;
const AFTER_LAST_MS = 1_000;
export const LINE_X10000 = 10_000;

/** The share of the race in which the field gets up to speed. */
const START_SHARE = 0.06;

/** How a runner spreads its effort. It shapes the way, never the finish: every term is zero at the start and the line. */
type Pace = { readonly early: number; readonly late: number; readonly middle: number };

const within = (draws: Draws, most: number): number => ((draws.below(2_001) - 1_000) / 1_000) * most;
const drawPace = (draws: Draws): Pace => ({
	early: within(draws, 0.06),
	late: within(draws, 0.05),
	middle: within(draws, 0.4),
});

/** The share of the course behind a runner of even pace, standing at the start. */
function evenShare(time: number): number {
	const top = 1 / (1 - START_SHARE / 2);
	return time < START_SHARE ? (top * time * time) / (2 * START_SHARE) : top * (time - START_SHARE / 2);
}

/** The bounds of the pace keep this rising from 0 to 1, so nobody runs backwards. */
function shareOfCourse(time: number, { early, late, middle }: Pace): number {
	const even = evenShare(time);
	const rest = 1 - even;
	return even + even * rest * (early * rest + late * even + middle * even * rest);
}

/** Past the line everyone slows down alike, so the order of the finish stays the order of the picture. */
const runOut = (sinceMs: number): number => (0.32 * sinceMs) / (1 + sinceMs / 6_000);

function progressAt(atMs: number, finishMs: number, pace: Pace): number {
	if (atMs >= finishMs) return LINE_X10000 + Math.floor(runOut(atMs - finishMs));
	return Math.min(LINE_X10000 - 1, Math.floor(LINE_X10000 * shareOfCourse(atMs / finishMs, pace)));
}

/** Finishing times in the drawn order: close behind each other more often than far, and never at once. */
function drawFinishes(order: FinishingOrder, draws: Draws): Map<number, number> {
	let finishMs = WINNER_MS - 1_000 + draws.below(2_001);
	const finishes = new Map<number, number>();
	for (const number of order) {
		finishes.set(number, finishMs);
		finishMs += 30 + draws.below(13) * draws.below(45);
	}
	return finishes;
}

function trackOf(number: number, finishMs: number, durationMs: number, pace: Pace): RunnerTrack {
	const steps = durationMs / STEP_MS + 1;
	const progressX10000 = Array.from({ length: steps }, (_, step) => progressAt(step * STEP_MS, finishMs, pace));
	return { number, finishMs, progressX10000 };
}

/**
 * The race as it is shown, made backwards from its drawn order: finishing times first, then how everyone got there.
 * The draws here are for the picture only. Tracks are in the order of the runners' numbers, so that they tell nothing.
 */
export function tellRace(order: FinishingOrder, draws: Draws): RaceTimeline {
	check(order.length >= 2 && new Set(order).size === order.length, "an order names each runner once");
	const finishes = drawFinishes(order, draws);
	const lastMs = finishes.get(order.at(-1)!)!;
	const durationMs = Math.ceil((lastMs + AFTER_LAST_MS) / STEP_MS) * STEP_MS;
	const numbers = order.toSorted((a, b) => a - b);
	const tracks = numbers.map((number) => trackOf(number, finishes.get(number)!, durationMs, drawPace(draws)));
	return { durationMs, stepMs: STEP_MS, tracks, calls: callRace(tracks, order, STEP_MS) };
}
