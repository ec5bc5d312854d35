import type { Operation, Posted } from "../../contract/index.ts";

export type Waiting = {
	operation: Operation;
	/** By the process's monotonic clock, which cannot be set. */
	sentBeforeMs: number;
	resolve(posted: Posted): void;
	reject(error: unknown): void;
};
