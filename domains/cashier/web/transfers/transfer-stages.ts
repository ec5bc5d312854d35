import type { TransferView } from "../../contract/transfers/schemas.ts";
import type { TransferEnding } from "../../contract/transfers/states.ts";

type StageName = "waiting" | "held" | "accepted" | "taken" | TransferEnding;
export type TransferStage = {
	stage: StageName;
	mark: "done" | "current" | "failed";
	/** When it happened. */
	atMs?: number;
};

const ENDINGS: readonly string[] = ["cancelled", "declined", "expired", "stopped"] satisfies TransferEnding[];

type Shown = Pick<TransferView, "state" | "ending" | "steps" | "expiresAtMs">;

/** What has happened, and what it waits for. What the clock has ended is shown as ended before its step is written. */
export function transferStages({ state, ending, steps, expiresAtMs }: Shown): TransferStage[] {
	const done = steps.map(
		(step): TransferStage => ({
			stage: step.state as StageName,
			mark: ENDINGS.includes(step.state) ? "failed" : "done",
			atMs: step.atMs,
		}),
	);
	if (state === "waiting" || state === "accepted") return [...done, { stage: "taken", mark: "current" }];
	const isWritten = done.some(({ stage }) => stage === ending);
	return ending && !isWritten ? [...done, { stage: ending, mark: "failed", atMs: expiresAtMs }] : done;
}
