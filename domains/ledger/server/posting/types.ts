import type { Operation, Posted } from "../../contract/index.ts";

export type Waiting = {
	operation: Operation;
	/** By the process's monotonic clock, which cannot be set. */
	sentBeforeMs: number;
	resolve(posted: Posted): void;
	reject(error: unknown): void;
};

/** Operations of different players that are sent together, for the `attempt`th time. */
export type Batch = { waiting: Waiting[]; attempt: number };
