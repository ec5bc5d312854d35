import { refuse } from "@baize/kernel/error";
import { failureOf } from "./posting-connection.ts";
import type { Batch } from "./types.ts";

/** What happens to a batch that was not answered. It is sent again in `batches`, which contain the same operations. */
export type AfterFailure = { kind: "giveUp"; error: unknown } | { kind: "sendAgain"; batches: Batch[]; waitMs: number };

export const MAX_ATTEMPTS = 6; // the first, and five more
const FIRST_RECONNECT_MS = 50;
const RECONNECT_GROWTH = 3;
const CONTENTION_MS = 5;
const CONTENTION_GROWTH = 4;

export function afterFailure(batch: Batch, error: unknown): AfterFailure {
	const failure = failureOf(error);
	if (failure === "final") return withoutInvalid(batch, error);
	if (batch.attempt >= MAX_ATTEMPTS) return { kind: "giveUp", error: refuse("OUTSIDE_UNAVAILABLE") };
	const next = { ...batch, attempt: batch.attempt + 1 };
	if (failure === "passing") return sendAgain([next], contentionMs(batch.attempt));
	if (failure === "overdue") return sendAgain(halvesOf(next));
	return sendAgain([next], FIRST_RECONNECT_MS * RECONNECT_GROWTH ** (batch.attempt - 1));
}

/**
 * At once the first time. The same operations may be on their way in many small batches of a process that was lost, and
 * each of them can be faster once: until all of these have ended, sending again at once would only fail again.
 */
const contentionMs = (attempt: number): number =>
	attempt === 1 ? 0 : CONTENTION_MS * CONTENTION_GROWTH ** (attempt - 2);

const sendAgain = (batches: Batch[], waitMs = 0): AfterFailure => ({ kind: "sendAgain", batches, waitMs });

// An operation that the database refuses as invalid is a bug of ours; the others of its batch must not suffer.
function withoutInvalid(batch: Batch, error: unknown): AfterFailure {
	return batch.waiting.length === 1 ? { kind: "giveUp", error } : sendAgain(halvesOf(batch));
}

/** If one operation delays the others, half of them continue without it. */
function halvesOf(batch: Batch): Batch[] {
	const middle = batch.waiting.length >> 1;
	const halves = [batch.waiting.slice(0, middle), batch.waiting.slice(middle)];
	return halves.filter((half) => half.length > 0).map((waiting) => ({ ...batch, waiting }));
}
