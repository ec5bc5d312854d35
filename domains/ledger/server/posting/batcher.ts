import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Operation, Posted } from "../../contract/index.ts";
import { afterFailure } from "./after-failure.ts";
import type { BatchResult } from "./batch-result.ts";
import { LONGEST_SEND_MS } from "./posting-connection.ts";
import type { Batch } from "./types.ts";
import { openUnanswered } from "./unanswered.ts";

/**
 * Group commit. Operations that come together go to the database as one statement in one transaction. A batch leaves as
 * soon as a connection is free: it is one operation when there is little traffic and up to some hundred under load, and
 * nothing waits for a timer.
 */
export type Batcher = {
	post(operation: Operation): Promise<Posted>;
	/** Waits until every accepted operation is answered. */
	drain(): Promise<void>;
};

export type BatcherOptions = {
	/** Sends one batch, sorted by player; rejects like the database. */
	send(operations: readonly Operation[]): Promise<BatchResult>;
	/**
	 * Called for each committed batch before its callers are answered. `attempt` above 1: an earlier one may have been
	 * applied.
	 */
	committed(operations: readonly Operation[], result: BatchResult, attempt: number): void;
	/** How many batches may be in flight at once. */
	slots: number;
	/** Which operations may leave in one batch: those of players of one group. */
	groupOf?: (playerId: Id) => number;
};

const QUEUE_LIMIT = 50_000;
/** The caller has gone by then; a later send would surprise them. */
const LAST_SENT_AFTER_MS = 60_000;
/** Every operation is answered or given up by then, however long the queue and however slow the database. */
export const LONGEST_POST_MS = LAST_SENT_AFTER_MS + LONGEST_SEND_MS;

export function openBatcher({ send, committed, slots, groupOf }: BatcherOptions): Batcher {
	const unanswered = openUnanswered(groupOf);
	let free = slots;
	let isPumpDue = false;

	// What arrives in the same turn of the event loop leaves together.
	function pumpSoon(): void {
		if (isPumpDue) return;
		isPumpDue = true;
		setImmediate(pump);
	}

	function pump(): void {
		isPumpDue = false;
		while (free > 0) {
			const batch = unanswered.takeBatch(performance.now());
			if (!batch) return;
			free--;
			void dispatch(batch);
		}
	}

	async function dispatch(batch: Batch): Promise<void> {
		const operations = batch.waiting.map((each) => each.operation);
		const answer = await send(operations).catch((error: unknown) => ({ error }));
		free++;
		if ("error" in answer) fail(batch, answer.error);
		else conclude(batch, operations, answer);
		pump();
	}

	// Callers continue in a later microtask, so listeners know the new wallets first.
	function conclude(batch: Batch, operations: readonly Operation[], result: BatchResult): void {
		unanswered.answer(batch, result.posted);
		committed(operations, result, batch.attempt);
	}

	function fail(batch: Batch, error: unknown): void {
		const next = afterFailure(batch, error);
		if (next.kind === "giveUp") unanswered.giveUp(batch, next.error);
		else if (next.waitMs === 0) unanswered.sendAgain(next.batches);
		else setTimeout(sendAgain, next.waitMs, next.batches);
	}

	function sendAgain(batches: readonly Batch[]): void {
		unanswered.sendAgain(batches);
		pump();
	}

	return {
		post(operation) {
			if (unanswered.count() >= QUEUE_LIMIT) return Promise.reject(refuse("OUTSIDE_UNAVAILABLE"));
			return new Promise((resolve, reject) => {
				unanswered.add({ operation, sentBeforeMs: performance.now() + LAST_SENT_AFTER_MS, resolve, reject });
				pumpSoon();
			});
		},
		drain: unanswered.drained,
	};
}
