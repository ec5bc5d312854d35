import { MINUTE_MS } from "@baize/kernel/time";
import { LIMIT_WINDOWS, type LimitWindow, PLAY_PAUSE_MS, ROLLING_MS, TIME_STEP_MS } from "../../contract/index.ts";
import { spanOf } from "../limits/windows.ts";

/** A stretch of play, from its first stake to its last. */
export type Stretch = { startedMs: number; lastMs: number };
/** From the first moment on no stake is taken, until the second; null if that depends on the player. */
export type Closed = { fromMs: number; untilMs: number | null };

/** The time at play within a window at a moment. */
export function playedMs(stretches: readonly Stretch[], window: LimitWindow, zone: string, nowMs: number): number {
	const { afterMs } = spanOf(window, zone, nowMs);
	return stretches.reduce((sum, { startedMs, lastMs }) => sum + Math.max(0, lastMs - Math.max(startedMs, afterMs)), 0);
}

/** The last stake is known to the minute, so less than a minute left counts as none. */
const MIN_LEFT_MS = TIME_STEP_MS;

/**
 * When a time limit closes play. `open` is the current play, if there is one: its time runs on until it has paused for
 * PLAY_PAUSE_MS. What leaves a rolling window meanwhile is added at the next calculation, so play never opens too late
 * by more than the time between two calculations, and never too early.
 */
export function timeClosing(
	past: readonly Stretch[],
	open: Stretch | undefined,
	limitMs: number,
	window: LimitWindow,
	zone: string,
	nowMs: number,
): Closed | null {
	const all = open ? [...past, { startedMs: open.startedMs, lastMs: Math.max(open.lastMs, nowMs) }] : past;
	const leftMs = limitMs - playedMs(all, window, zone, nowMs);
	if (!open && leftMs >= MIN_LEFT_MS) return null;
	const fromMs = open ? nowMs + Math.max(0, leftMs) : nowMs;
	// Play will have ended by itself before.
	if (open && fromMs > open.lastMs + PLAY_PAUSE_MS) return null;
	const lackMs = MIN_LEFT_MS - (open ? Math.min(0, leftMs) : leftMs);
	const untilMs = opensAtMs(all, lackMs, window, zone, fromMs);
	return untilMs > fromMs ? { fromMs, untilMs } : null;
}

/** When this much of the counted time has left the window, or all of it. */
function opensAtMs(all: readonly Stretch[], lackMs: number, window: LimitWindow, zone: string, fromMs: number): number {
	const { afterMs, endsAtMs } = spanOf(window, zone, fromMs);
	if (endsAtMs !== null) return endsAtMs;
	let opensMs = fromMs;
	let stillMs = lackMs;
	for (const { startedMs, lastMs } of all.toSorted((a, b) => a.startedMs - b.startedMs)) {
		const lengthMs = lastMs - Math.max(startedMs, afterMs);
		if (lengthMs <= 0 || stillMs <= 0) continue;
		opensMs = lastMs - Math.max(0, lengthMs - stillMs) + (window === "month" ? 0 : ROLLING_MS[window]);
		stillMs -= lengthMs;
	}
	return opensMs;
}

export type TimeLimits = Record<LimitWindow, bigint | null>;

export const timeClosings = (
	past: readonly Stretch[],
	open: Stretch | undefined,
	limits: TimeLimits,
	zone: string,
	nowMs: number,
): { window: LimitWindow; closed: Closed }[] =>
	LIMIT_WINDOWS.flatMap((window) => {
		const limit = limits[window];
		const closed = limit === null ? null : timeClosing(past, open, Number(limit), window, zone, nowMs);
		return closed ? [{ window, closed }] : [];
	});

/** A stake that is later than the last one by less than this need not be recorded. */
export const TOUCH_EVERY_MS = MINUTE_MS;

type Recorded = { started_at: Date; last_at: Date; checked_at: Date; began_seq: bigint };

/** Whether a stake belongs to play that is recorded with it, or with a stake of the same minute. */
export function isRecorded(
	{ seq, atMs }: { seq: bigint; atMs: number },
	open: Recorded | undefined,
	ended: Recorded | undefined,
): boolean {
	if (open && seq >= open.began_seq) return atMs - open.last_at.getTime() < TOUCH_EVERY_MS;
	// A "stop" ends play at its moment; play that ends by itself ends after its last stake.
	const endedMs = ended && Math.max(ended.checked_at.getTime(), ended.last_at.getTime() + TOUCH_EVERY_MS);
	if (endedMs !== undefined && atMs <= endedMs) return true;
	// Longer before the open play it was a play of its own, of one stake, and has no length.
	return open !== undefined && open.started_at.getTime() - atMs > PLAY_PAUSE_MS;
}

/** When the next reality check is due; null if play will have ended by itself before. */
export function realityCheckAtMs(play: Stretch & { checkedMs: number }, intervalMs: number): number | null {
	const dueMs = play.checkedMs + intervalMs;
	return dueMs <= play.lastMs + PLAY_PAUSE_MS ? dueMs : null;
}

/** Whether play has ended by itself: after a pause, with no reality check open. */
export const hasEnded = (play: Stretch & { checkedMs: number }, intervalMs: number, nowMs: number): boolean =>
	nowMs > play.lastMs + PLAY_PAUSE_MS && realityCheckAtMs(play, intervalMs) === null;
