import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Posted } from "../../contract/index.ts";
import { openPlayerQueues } from "./player-queues.ts";
import type { Batch, Waiting } from "./types.ts";

/** The operations that were accepted and are not answered yet: queued, in flight, or to be sent again. */
export type Unanswered = {
	count(): number;
	add(waiting: Waiting): void;
	/** The next batch, those that are to be sent again first. What is too late by now is given up. */
	takeBatch(nowMs: number): Batch | undefined;
	sendAgain(batches: readonly Batch[]): void;
	answer(batch: Batch, posted: readonly Posted[]): void;
	giveUp(batch: Batch, error: unknown): void;
	/** Resolves when every operation is answered or given up. */
	drained(): Promise<void>;
};

const BATCH_LIMIT = 256;

/** `groupOf` says which players' operations may stand in a batch together; without it all may. */
export function openUnanswered(groupOf: (playerId: Id) => number = () => 0): Unanswered {
	const queues = openPlayerQueues(groupOf);
	const again: Batch[] = [];
	const drains: (() => void)[] = [];
	let count = 0;

	function newBatch(): Batch | undefined {
		const [waiting, duplicates] = splitDuplicates(queues.take(BATCH_LIMIT));
		for (const duplicate of duplicates) again.push({ waiting: [duplicate], attempt: 1 });
		return waiting.length > 0 ? { waiting: waiting.sort(byPlayer), attempt: 1 } : undefined;
	}

	function withoutLate(batch: Batch, nowMs: number): Batch {
		const isLate = ({ sentBeforeMs }: Waiting): boolean => sentBeforeMs <= nowMs;
		if (!batch.waiting.some(isLate)) return batch;
		giveUp({ ...batch, waiting: batch.waiting.filter(isLate) }, refuse("OUTSIDE_UNAVAILABLE"));
		return { ...batch, waiting: batch.waiting.filter((each) => !isLate(each)) };
	}

	function finish(batch: Batch): void {
		for (const each of batch.waiting) queues.release(each);
		count -= batch.waiting.length;
		if (count === 0) for (const resolve of drains.splice(0)) resolve();
	}

	function giveUp(batch: Batch, error: unknown): void {
		for (const each of batch.waiting) each.reject(error);
		finish(batch);
	}

	return {
		count: () => count,
		add(waiting) {
			count++;
			queues.add(waiting);
		},
		takeBatch(nowMs) {
			for (;;) {
				const batch = again.shift() ?? newBatch();
				const timely = batch && withoutLate(batch, nowMs);
				if (!timely || timely.waiting.length > 0) return timely;
			}
		},
		sendAgain: (batches) => void again.push(...batches),
		answer(batch, posted) {
			for (const [place, each] of batch.waiting.entries()) each.resolve(posted[place]!);
			finish(batch);
		},
		giveUp,
		drained: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => drains.push(resolve))),
	};
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
