import type { TransferView } from "../../contract/transfers/schemas.ts";
import type { TransferEnding } from "../../contract/transfers/states.ts";

type StageName = "waiting" | "held" | "accepted" | "taken" | "returning" | TransferEnding;
export type TransferStage = {
	stage: StageName;
	mark: "done" | "current" | "failed";
	/** When it happened. */
	atMs?: number;
};

const ENDINGS: readonly string[] = ["cancelled", "declined", "expired", "stopped"] satisfies TransferEnding[];

type Shown = Pick<TransferView, "state" | "steps">;

/** What has happened, and what it waits for: to be taken, or after its time that its money is back. */
export function transferStages({ state, steps }: Shown): TransferStage[] {
	const done = steps.map(
		(step): TransferStage => ({
			stage: step.state as StageName,
			mark: ENDINGS.includes(step.state) ? "failed" : "done",
			atMs: step.atMs,
		}),
	);
	if (state === "waiting" || state === "accepted") return [...done, { stage: "taken", mark: "current" }];
	return state === "returning" ? [...done, { stage: "returning", mark: "current" }] : done;
}
