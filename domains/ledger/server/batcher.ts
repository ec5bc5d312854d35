import { refuse } from "@baize/kernel/error";
import type { Operation, Posted } from "../contract/index.ts";
import type { BatchResult } from "./batch.ts";
import { failureOf, LONGEST_SEND_MS } from "./lane.ts";
import { openLines } from "./lines.ts";

/**
 * Group commit. Operations that come together go to the database as one statement in one transaction. A batch leaves as
 * soon as a lane has room: it is one operation when the house is quiet and up to BATCH_LIMIT under load, and nothing
 * waits for a timer.
 */
export type Batcher = {
	post(operation: Operation): Promise<Posted>;
	/** Waits until everything that was taken is answered. */
	drain(): Promise<void>;
};

export type BatcherOptions = {
	/** Sends one batch, sorted by player; rejects as the database does. */
	send(operations: readonly Operation[]): Promise<BatchResult>;
	/** Hears of each committed batch before its callers do. `attempt` above 1: an earlier one may have been applied. */
	committed(operations: readonly Operation[], result: BatchResult, attempt: number): void;
	/** How many batches may be on their way at once. */
	slots: number;
};

export type Waiting = {
	operation: Operation;
	/** By the process's own clock, which nobody sets. */
	sentBeforeMs: number;
	resolve(posted: Posted): void;
	reject(error: unknown): void;
};
type Batch = { waiting: Waiting[]; attempt: number };

const BATCH_LIMIT = 256;
const QUEUE_LIMIT = 50_000;
const MAX_ATTEMPTS = 6; // the first, and five more
const FIRST_RECONNECT_MS = 50;
const RECONNECT_GROWTH = 3;
/** Whoever asked has gone by then; what is sent later would surprise him. */
const LAST_SENT_AFTER_MS = 60_000;
/** Every operation is answered or given up by then, however long the queue and however slow the database. */
export const LONGEST_POST_MS = LAST_SENT_AFTER_MS + LONGEST_SEND_MS;

export function openBatcher({ send, committed, slots }: BatcherOptions): Batcher {
	const lines = openLines();
	const again: Batch[] = [];
	const idle: (() => void)[] = [];
	let underWay = 0;
	let free = slots;
	let isPumpDue = false;

	// Whatever arrives in the same turn of the event loop leaves together.
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
		const [waiting, twins] = apart(lines.take(BATCH_LIMIT));
		for (const twin of twins) again.push({ waiting: [twin], attempt: 1 });
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

	// Callers go on in a later microtask, so whoever listens knows the new wallets before they do.
	function conclude(batch: Batch, operations: readonly Operation[], result: BatchResult): void {
		for (const [place, each] of batch.waiting.entries()) each.resolve(result.posted[place]!);
		finish(batch);
		committed(operations, result, batch.attempt);
	}

	function finish(batch: Batch): void {
		for (const each of batch.waiting) lines.release(each);
		underWay -= batch.waiting.length;
		if (underWay === 0) for (const tell of idle.splice(0)) tell();
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

	// One operation that the database refuses as unlawful is a defect of ours; the others of its batch must not suffer.
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
				lines.add({ operation, sentBeforeMs: performance.now() + LAST_SENT_AFTER_MS, resolve, reject });
				pumpSoon();
			});
		},
		drain: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
	};
}

/** Where one operation holds the others up, half of them go on without it. */
function halvesOf(batch: Batch): Batch[] {
	const middle = batch.waiting.length >> 1;
	const halves = [batch.waiting.slice(0, middle), batch.waiting.slice(middle)];
	return halves.filter((half) => half.length > 0).map((waiting) => ({ ...batch, waiting }));
}

/**
 * Two players may ask under one id, by chance or on purpose. In one batch the journal would take neither, nor anything else
 * in it; apart, the first is applied and the second is a conflict.
 */
function apart(waiting: Waiting[]): [waiting: Waiting[], twins: Waiting[]] {
	const ids = new Set(waiting.map(({ operation }) => operation.opId));
	if (ids.size === waiting.length) return [waiting, []];
	const isFirst = ({ operation }: Waiting): boolean => ids.delete(operation.opId);
	const first = waiting.filter(isFirst);
	return [first, waiting.filter((each) => !first.includes(each))];
}

const byPlayer = (a: Waiting, b: Waiting): number => (a.operation.playerId < b.operation.playerId ? -1 : 1);
