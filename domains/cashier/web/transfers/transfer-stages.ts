import type { TransferView } from "../../contract/transfers/schemas.ts";
import type { TransferEnding } from "../../contract/transfers/states.ts";

type StageName = "waiting" | "held" | "accepted" | "taken" | "returning" | TransferEnding;
export type TransferStage = {
	stage: StageName;
	mark: "done" | "current" | "failed" | "ahead";
	/** When it happened. */
	atMs?: number;
};

const ENDINGS: readonly string[] = ["cancelled", "declined", "expired", "stopped"] satisfies TransferEnding[];

type Shown = Pick<TransferView, "state" | "steps" | "hold">;

/** What has happened, and what it waits for: the end of its hold, to be taken, or after its time that its money is back. */
export function transferStages({ state, steps, hold }: Shown): TransferStage[] {
	const done = steps.map(
		(step): TransferStage => ({
			stage: step.state as StageName,
			mark: ENDINGS.includes(step.state) ? "failed" : "done",
			atMs: step.atMs,
		}),
	);
	const held = hold?.untilMs === undefined ? -1 : done.findIndex(({ stage }) => stage === "held");
	if (held >= 0) return [...done.with(held, { ...done[held]!, mark: "current" }), { stage: "taken", mark: "ahead" }];
	if (state === "waiting" || state === "accepted") return [...done, { stage: "taken", mark: "current" }];
	return state === "returning" ? [...done, { stage: "returning", mark: "current" }] : done;
}
