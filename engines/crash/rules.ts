import type { LeaveOutcome } from "../game/index.ts";
import { curveMs, curveX100 } from "./curve.ts";
import type { CrashSheet } from "./sheet.ts";

/** How far the multiplier rises in a round, in hundredths. 100: it breaks off before anybody can leave. */
export type CrashOutcome = { crashX100: number };

type Limits = Pick<CrashSheet, "minTargetX100" | "highestX100">;

/**
 * How long the multiplier rises: it breaks off in the first millisecond in which it would be above the outcome. So who
 * leaves at a multiplier is paid exactly where the outcome reaches it, by hand as by a target chosen before.
 */
export const runMs = ({ highestX100 }: Pick<Limits, "highestX100">, { crashX100 }: CrashOutcome): number =>
	curveMs(crashX100 >= highestX100 ? highestX100 : crashX100 + 1);

/** The multiplier that is shown so long after the start; from the end on, where it has broken off. */
export const shownX100 = (limits: Pick<Limits, "highestX100">, outcome: CrashOutcome, elapsedMs: number): number =>
	elapsedMs >= runMs(limits, outcome) ? outcome.crashX100 : curveX100(Math.max(0, elapsedMs));

/** The multiplier at which a bet leaves that its player has not cashed out by hand; null where it loses. */
export function targetReachedX100(
	{ highestX100 }: Pick<Limits, "highestX100">,
	{ crashX100 }: CrashOutcome,
	autoX100: number | null,
): number | null {
	const targetX100 = autoX100 ?? highestX100;
	return targetX100 <= crashX100 ? targetX100 : null;
}

/** The multiplier at which a bet leaves whose player asked for it so long after the start. A target that was passed counts. */
export function leavesAtX100(
	limits: Limits,
	outcome: CrashOutcome,
	{ elapsedMs, autoX100 }: { elapsedMs: number; autoX100: number | null },
): LeaveOutcome {
	if (elapsedMs >= runMs(limits, outcome)) return targetReachedX100(limits, outcome, autoX100) ?? "late";
	const atX100 = elapsedMs < 0 ? 0 : curveX100(elapsedMs);
	return atX100 < limits.minTargetX100 ? "early" : Math.min(atX100, autoX100 ?? limits.highestX100);
}

/**
 * What a bet is paid at that its player has not cashed out by hand in a round that was interrupted: its target where the round has
 * reached that, else what was shown last, and at least its stake.
 */
export function interruptedX100(
	limits: Limits,
	outcome: CrashOutcome,
	{ lastElapsedMs, autoX100 }: { lastElapsedMs: number; autoX100: number | null },
): number {
	const lastX100 = shownX100(limits, outcome, lastElapsedMs);
	const left = targetReachedX100(limits, outcome, autoX100);
	return left ?? (lastX100 < limits.minTargetX100 ? 100 : lastX100);
}
