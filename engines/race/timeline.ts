import { check } from "@baize/kernel/check";
import type { Draws } from "../chance.ts";
import { callRace } from "./calls.ts";
import type { FinishingOrder, RaceTimeline, RunnerTrack } from "./types.ts";
import { type Delay, drawWander, wanderAt } from "./wander.ts";

export const STEP_MS = 250;
const WINNER_MS = 30_000;
const AFTER_LAST_MS = 1_000;
export const LINE_X10000 = 10_000;

/**
 * Up to this time the picture is drawn without the finishing order, so it reveals nothing of the outcome. From here on
 * every runner is moved towards its finishing time, more strongly the nearer the line.
 */
export const OUTCOME_FROM_MS = 14_000;

/** The share of the race in which the field accelerates. */
const START_SHARE = 0.06;

/** The share of the course that a runner of even pace has covered, from a standing start. */
function evenShare(time: number): number {
	const top = 1 / (1 - START_SHARE / 2);
	return time < START_SHARE ? (top * time * time) / (2 * START_SHARE) : top * (time - START_SHARE / 2);
}

/** From 0 to 1, with no visible start or end. */
const smooth = (share: number): number => share * share * (3 - 2 * share);

/**
 * How far in time a runner is behind an even pace: first its random wander, then more and more its final gap at the
 * line. It changes by less than the time that passes, so that no runner moves backwards.
 */
function delayAt(atMs: number, finishMs: number, gapMs: Delay, wander: readonly Delay[]): Delay {
	const share = smooth(Math.min(1, Math.max(0, (atMs - OUTCOME_FROM_MS) / (finishMs - OUTCOME_FROM_MS))));
	return wanderAt(wander, atMs) * (1 - share) + gapMs * share;
}

/** Past the line all runners slow down alike, so the picture keeps the order of the finish. */
const runOut = (sinceMs: number): number => (0.32 * sinceMs) / (1 + sinceMs / 6_000);

/** Finishing times in the drawn order: small gaps are more frequent than large ones, and no two are equal. */
function drawFinishes(order: FinishingOrder, draws: Draws): Map<number, number> {
	let finishMs = WINNER_MS - 1_000 + draws.below(2_001);
	const finishes = new Map<number, number>();
	for (const number of order) {
		finishes.set(number, finishMs);
		finishMs += 30 + draws.below(13) * draws.below(45);
	}
	return finishes;
}

type Finish = { readonly finishMs: number; readonly winnerMs: number; readonly durationMs: number };

function trackOf(number: number, { finishMs, winnerMs, durationMs }: Finish, wander: readonly Delay[]): RunnerTrack {
	const progressAt = (atMs: number): number => {
		if (atMs >= finishMs) return LINE_X10000 + Math.floor(runOut(atMs - finishMs));
		const delayMs = delayAt(atMs, finishMs, finishMs - winnerMs, wander);
		return Math.min(LINE_X10000 - 1, Math.floor(LINE_X10000 * evenShare((atMs - delayMs) / winnerMs)));
	};
	const steps = durationMs / STEP_MS + 1;
	return { number, finishMs, progressX10000: Array.from({ length: steps }, (_, step) => progressAt(step * STEP_MS)) };
}

/**
 * The race as it is shown, made from its drawn order: finishing times first, then the way there. These draws are for
 * the picture only. Tracks are in the order of the runners' numbers, so that their order reveals nothing.
 */
export function drawTimeline(order: FinishingOrder, draws: Draws): RaceTimeline {
	check(order.length >= 2 && new Set(order).size === order.length, "an order names each runner once");
	const finishes = drawFinishes(order, draws);
	const [winnerMs, lastMs] = [finishes.get(order[0]!)!, finishes.get(order.at(-1)!)!];
	const durationMs = Math.ceil((lastMs + AFTER_LAST_MS) / STEP_MS) * STEP_MS;
	const numbers = order.toSorted((a, b) => a - b);
	const tracks = numbers.map((number) =>
		trackOf(number, { finishMs: finishes.get(number)!, winnerMs, durationMs }, drawWander(draws)),
	);
	return { durationMs, stepMs: STEP_MS, tracks, calls: callRace(tracks, order, STEP_MS) };
}
