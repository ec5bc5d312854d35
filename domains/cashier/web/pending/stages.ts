import type { StepView, WithdrawalView } from "../../contract/schemas.ts";

/** The steps of a successful withdrawal; another end replaces the steps that were still ahead. */
const WAY = ["requested", "approved", "paying", "paid"] as const;
type OnTheWay = (typeof WAY)[number];
type Ended = "rejected" | "cancelled" | "failed";
/** Where it waits for a while, and continues. */
type Stop = "held" | "released" | "frozen" | "unfrozen" | "approvedOnce";
export type Stage = {
	stage: OnTheWay | Ended | Stop;
	mark: "done" | "current" | "failed" | "ahead";
	/** When it happened, or when it is expected. */
	atMs?: number;
};

const ENDINGS: readonly string[] = ["rejected", "cancelled", "failed"];

type Shown = Pick<WithdrawalView, "state" | "steps" | "nextStepByMs" | "hold">;

export function stagesOf({ state, steps, nextStepByMs, hold }: Shown): Stage[] {
	const done = steps.map(
		(step): Stage => ({ stage: step.state as Stage["stage"], mark: markOf(step), atMs: step.atMs }),
	);
	if (ENDINGS.includes(state)) return done;
	const stop = done.findLastIndex(({ stage }) => stage === (hold?.untilMs === undefined ? "frozen" : "held"));
	const isStopped = hold !== undefined && stop >= 0;
	if (isStopped) done[stop] = { ...done[stop]!, mark: "current" };
	const ahead = WAY.slice(WAY.indexOf(state as OnTheWay) + 1);
	return [
		...done,
		...ahead.map((stage, place): Stage => {
			const isNext = place === 0 && !isStopped;
			return { stage, mark: isNext ? "current" : "ahead", ...(isNext && nextStepByMs ? { atMs: nextStepByMs } : {}) };
		}),
	];
}

const markOf = ({ state }: StepView): Stage["mark"] => (ENDINGS.includes(state) ? "failed" : "done");
