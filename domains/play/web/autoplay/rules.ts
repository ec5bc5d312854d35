/** What the player chooses before several rounds after one press. The limit of losses is always chosen. */
export type AutoplayChoice = {
	rounds: number;
	lossLimitMinor: number;
	/** A round that wins this or more is the last one; null for none. */
	singleWinMinor: number | null;
	stopsAtFeature: boolean;
};

/** A round that was shown. */
export type AutoplayRound = { stakeMinor: number; winMinor: number; hasFeature: boolean };

/** `netMinor`: what all its rounds together have won, below 0 what they have lost. */
export type AutoplayProgress = { left: number; netMinor: number };

/** `refused`: the round did not begin, or was not shown. `stopped`: by the player. `hidden`: the page was not in view. */
export type AutoplayEnd = "done" | "loss" | "win" | "feature" | "refused" | "stopped" | "hidden";

export const begun = ({ rounds }: AutoplayChoice): AutoplayProgress => ({ left: rounds, netMinor: 0 });

export const afterRound = (
	{ left, netMinor }: AutoplayProgress,
	{ stakeMinor, winMinor }: AutoplayRound,
): AutoplayProgress => ({ left: left - 1, netMinor: netMinor + winMinor - stakeMinor });

/** Why no next round begins; null where it may. The limit is never exceeded, so the next stake is counted as lost. */
export function endAfter(
	choice: AutoplayChoice,
	{ left, netMinor }: AutoplayProgress,
	{ winMinor, hasFeature }: AutoplayRound,
	nextStakeMinor: number,
): AutoplayEnd | null {
	if (choice.stopsAtFeature && hasFeature) return "feature";
	if (choice.singleWinMinor !== null && winMinor >= choice.singleWinMinor) return "win";
	if (left <= 0) return "done";
	return nextStakeMinor - netMinor > choice.lossLimitMinor ? "loss" : null;
}

/** The events with which the feature of a slot begins. */
const FEATURES: readonly string[] = ["freeSpinsBegun", "coinsHeld"];

export const hasFeature = (events: readonly unknown[]): boolean =>
	events.some((event) => FEATURES.includes((event as { type: string }).type));
