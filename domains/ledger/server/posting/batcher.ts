import { refuse } from "@baize/kernel/error";
import type { Operation, Posted } from "../../contract/index.ts";
import type { BatchResult } from "./batch-result.ts";
import { openPlayerQueues } from "./player-queues.ts";
import { failureOf, LONGEST_SEND_MS } from "./posting-connection.ts";
import type { Waiting } from "./types.ts";

/**
 * Group commit. Operations that come together go to the database as one statement in one transaction. A batch leaves as
 * soon as a connection is free: it is one operation when there is little traffic and up to BATCH_LIMIT under load, and
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
};

type Batch = { waiting: Waiting[]; attempt: number };

const BATCH_LIMIT = 256;
const QUEUE_LIMIT = 50_000;
const MAX_ATTEMPTS = 6; // the first, and five more
const FIRST_RECONNECT_MS = 50;
const RECONNECT_GROWTH = 3;
/** The caller has gone by then; a later send would surprise them. */
const LAST_SENT_AFTER_MS = 60_000;
/** Every operation is answered or given up by then, however long the queue and however slow the database. */
export const LONGEST_POST_MS = LAST_SENT_AFTER_MS + LONGEST_SEND_MS;

export function openBatcher({ send, committed, slots }: BatcherOptions): Batcher {
	const queues = openPlayerQueues();
	const again: Batch[] = [];
	const idle: (() => void)[] = [];
	let underWay = 0;
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
			const batch = again.shift() ?? nextBatch();
			if (!batch) return;
			const timely = withoutLate(batch);
			if (timely.waiting.length === 0) continue;
			free--;
			void dispatch(timely);
		}
	}

	function nextBatch(): Batch | undefined {
		const [waiting, duplicates] = splitDuplicates(queues.take(BATCH_LIMIT));
		for (const duplicate of duplicates) again.push({ waiting: [duplicate], attempt: 1 });
		return waiting.length > 0 ? { waiting: waiting.sort(byPlayer), attempt: 1 } : undefined;
	}

	function withoutLate(batch: Batch): Batch {
		const nowMs = performance.now();
		const isLate = ({ sentBeforeMs }: Waiting): boolean => sentBeforeMs <= nowMs;
		if (!batch.waiting.some(isLate)) return batch;
		giveUp({ ...batch, waiting: batch.waiting.filter(isLate) }, refuse("OUTSIDE_UNAVAILABLE"));
		return { ...batch, waiting: batch.waiting.filter((each) => !isLate(each)) };
	}

	async function dispatch(batch: Batch): Promise<void> {
		const operations = batch.waiting.map((each) => each.operation);
		const answer = await send(operations).catch((error: unknown) => ({ error }));
		free++;
		if ("error" in answer) retry(batch, answer.error);
		else conclude(batch, operations, answer);
		pump();
	}

	// Callers continue in a later microtask, so listeners know the new wallets first.
	function conclude(batch: Batch, operations: readonly Operation[], result: BatchResult): void {
		for (const [place, each] of batch.waiting.entries()) each.resolve(result.posted[place]!);
		finish(batch);
		committed(operations, result, batch.attempt);
	}

	function finish(batch: Batch): void {
		for (const each of batch.waiting) queues.release(each);
		underWay -= batch.waiting.length;
		if (underWay === 0) for (const resolve of idle.splice(0)) resolve();
	}

	function retry(batch: Batch, error: unknown): void {
		const failure = failureOf(error);
		const next = { ...batch, attempt: batch.attempt + 1 };
		if (failure === "final") isolate(batch, error);
		else if (next.attempt > MAX_ATTEMPTS) giveUp(batch, refuse("OUTSIDE_UNAVAILABLE"));
		else if (failure === "passing") again.push(next);
		else if (failure === "overdue") again.push(...halvesOf(next));
		else setTimeout(() => goAgain(next), FIRST_RECONNECT_MS * RECONNECT_GROWTH ** (batch.attempt - 1));
	}

	function goAgain(batch: Batch): void {
		again.push(batch);
		pump();
	}

	// An operation that the database refuses as invalid is a bug of ours; the others of its batch must not suffer.
	function isolate(batch: Batch, error: unknown): void {
		if (batch.waiting.length === 1) giveUp(batch, error);
		else again.push(...halvesOf(batch));
	}

	function giveUp(batch: Batch, error: unknown): void {
		for (const each of batch.waiting) each.reject(error);
		finish(batch);
	}

	return {
		post(operation) {
			if (underWay >= QUEUE_LIMIT) return Promise.reject(refuse("OUTSIDE_UNAVAILABLE"));
			underWay++;
			return new Promise((resolve, reject) => {
				queues.add({ operation, sentBeforeMs: performance.now() + LAST_SENT_AFTER_MS, resolve, reject });
				pumpSoon();
			});
		},
		drain: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
	};
}

/** If one operation delays the others, half of them continue without it. */
function halvesOf(batch: Batch): Batch[] {
	const middle = batch.waiting.length >> 1;
	const halves = [batch.waiting.slice(0, middle), batch.waiting.slice(middle)];
	return halves.filter((half) => half.length > 0).map((waiting) => ({ ...batch, waiting }));
}

/**
 * Two players may use the same id, by chance or on purpose. In one batch the journal would take neither, nor anything
 * else in it; in separate batches the first is applied and the second is a conflict.
 */
function splitDuplicates(waiting: Waiting[]): [waiting: Waiting[], duplicates: Waiting[]] {
	const ids = new Set(waiting.map(({ operation }) => operation.opId));
	if (ids.size === waiting.length) return [waiting, []];
	const isFirst = ({ operation }: Waiting): boolean => ids.delete(operation.opId);
	const first = waiting.filter(isFirst);
	return [first, waiting.filter((each) => !first.includes(each))];
}

const byPlayer = (a: Waiting, b: Waiting): number => (a.operation.playerId < b.operation.playerId ? -1 : 1);
