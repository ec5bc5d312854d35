import { SECOND_MS } from "@baize/kernel/time";
import type { TablePhase } from "../../contract/index.ts";
import type { TableRound } from "./types.ts";

/** A cash-out that came in time is stored within this; then the round is settled. It stands in the published rules. */
const SETTLES_AFTER_MS = 250;

/** A round that was not known to run for longer was interrupted: its players could not leave. In the published rules. */
const INTERRUPTED_AFTER_MS = 5 * SECOND_MS;

/** A round that is begun later is void: it was never shown. */
const LATEST_START_MS = 2 * SECOND_MS;

/** How often it is stored that a round runs. */
const NOTED_EVERY_MS = 500;

/** The phase of a round at a time. `runMs` is known to processes alone, until it has passed. */
export function phaseOf(round: TableRound, runMs: number, nowMs: number): TablePhase {
	if (round.endedAtMs !== null) return round.revealed ? "ended" : "void";
	if (nowMs < round.locksAtMs) return "betting";
	if (nowMs < round.startsAtMs) return "locked";
	return nowMs < round.startsAtMs + runMs ? "running" : "ended";
}

/** Whether the round has run: a process was known to run it from its start on. */
const hasRun = ({ aliveAtMs, startsAtMs }: TableRound): boolean => aliveAtMs !== null && aliveAtMs >= startsAtMs;

/**
 * Whether players may leave a round: not where it will be void or interrupted, which no process may have written yet. Who
 * could still leave then would risk nothing.
 */
export type Leaving = "early" | "open" | "late";

export function leavingAt(round: TableRound, receivedAtMs: number): Leaving {
	const { aliveAtMs, startsAtMs, endedAtMs } = round;
	if (endedAtMs !== null) return "late";
	if (aliveAtMs === null || receivedAtMs < startsAtMs) return "early";
	if (receivedAtMs - aliveAtMs > INTERRUPTED_AFTER_MS) return "late";
	return hasRun(round) || receivedAtMs - startsAtMs <= LATEST_START_MS ? "open" : "late";
}

export type DueStep = "void" | "note" | "end" | "interrupt" | "settle" | "next" | "nothing";

/** `isLeft`: whether players can leave a round. Where none can, no stop of a server while it ran has taken anything from them. */
type Times = { runMs: number; pauseMs: number; isLeft: boolean };

/** What is due for the last round of a table. */
export function dueStep(round: TableRound, times: Times, nowMs: number): DueStep {
	if (round.settledAtMs !== null) return nowMs >= round.endedAtMs! + times.pauseMs ? "next" : "nothing";
	if (round.endedAtMs !== null) return "settle";
	if (nowMs < round.locksAtMs) return "nothing";
	return hasRun(round) ? dueInRun(round, times, nowMs) : dueBefore(round, nowMs);
}

function dueBefore({ aliveAtMs, startsAtMs }: TableRound, nowMs: number): DueStep {
	if (nowMs - startsAtMs > LATEST_START_MS) return "void";
	return aliveAtMs === null || nowMs >= startsAtMs ? "note" : "nothing";
}

function dueInRun({ aliveAtMs, startsAtMs }: TableRound, { runMs, isLeft }: Times, nowMs: number): DueStep {
	const endsAtMs = startsAtMs + runMs;
	if (isLeft && Math.min(nowMs, endsAtMs) - aliveAtMs! > INTERRUPTED_AFTER_MS) return "interrupt";
	if (nowMs >= endsAtMs + SETTLES_AFTER_MS) return "end";
	return nowMs < endsAtMs && nowMs - aliveAtMs! >= NOTED_EVERY_MS ? "note" : "nothing";
}
