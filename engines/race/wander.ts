import { check } from "@baize/kernel/check";
import type { Draws } from "../chance.ts";

/** Milliseconds behind an even pace; below zero ahead of it. */
export type Delay = number;

/** A runner changes its pace this often, by at most this much, and never strays farther. */
const KNOT_MS = 2_500;
const MAX_CHANGE_MS = 420;
const MAX_DELAY_MS = 900;
/** Enough for the longest race. */
const KNOTS = 20;

/**
 * How a runner would run if nothing were decided: by random steps. Each is drawn separately, so later values cannot be
 * calculated from earlier ones. All start side by side.
 */
export function drawWander(draws: Draws): Delay[] {
	const delays = [0, 0];
	while (delays.length < KNOTS) {
		const changeMs = draws.below(2 * MAX_CHANGE_MS + 1) - MAX_CHANGE_MS;
		delays.push(Math.min(MAX_DELAY_MS, Math.max(-MAX_DELAY_MS, delays.at(-1)! + changeMs)));
	}
	return delays;
}

/** The delay at a time, as a smooth curve (quadratic B-spline) that depends on the values up to two knots ahead. */
export function wanderAt(delays: readonly Delay[], atMs: number): Delay {
	const at = Math.max(0, atMs) / KNOT_MS;
	const knot = Math.floor(at);
	check(knot + 2 < delays.length, "the steps are enough for the race");
	const share = at - knot;
	const [before, on, after] = [delays[knot]!, delays[knot + 1]!, delays[knot + 2]!];
	return (1 - share) ** 2 * 0.5 * before + (0.5 + share - share * share) * on + share * share * 0.5 * after;
}
