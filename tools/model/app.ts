import { openTestCashierOn, type ScriptedProvider, scriptedProvider, type TestCashier } from "@baize/cashier/testing";
import { openTestJackpots, type TestJackpots } from "@baize/jackpots/testing";
import { type Job, type Outbox, onceCommitted } from "@baize/platform-server";

type Waiting = { job: Job; payload: Record<string, unknown> };

/** Jobs wait here, each from the commit of the transaction that enqueued it, until the model has them done. */
export type WaitingJobs = { take(): Waiting[]; work(waiting: Waiting): Promise<void> };

/** What the model plays on: the ledger with jackpots, and a cashier over the same books. */
export type ModelApp = TestJackpots & { cashier: TestCashier; provider: ScriptedProvider; jobs: WaitingJobs };

export async function openModelApp(): Promise<ModelApp> {
	const books = await openTestJackpots();
	const provider = scriptedProvider();
	const { outbox, jobs } = recordingOutbox();
	const cashier = await openTestCashierOn(books, { provider, outbox }, false);
	return {
		...books,
		cashier,
		provider,
		jobs,
		async close() {
			await cashier.close();
			await books.close();
		},
	};
}

function recordingOutbox(): { outbox: Outbox; jobs: WaitingJobs } {
	const handlers = new Map<string, (payload: Record<string, unknown>) => Promise<void>>();
	let waiting: Waiting[] = [];
	const enqueue: Outbox["enqueue"] = async (tx, job, payload) =>
		onceCommitted(tx, () => void waiting.push({ job, payload }));
	return {
		outbox: {
			enqueue,
			async enqueueAll(tx, job, payloads) {
				for (const payload of payloads) await enqueue(tx, job, payload);
			},
			work: (job, handle) => void handlers.set(job.name, handle),
			announce: async () => {},
			listen: () => {},
			jobs: () => [],
			start: async () => {},
			stop: async () => {},
		},
		jobs: {
			take() {
				const taken = waiting;
				waiting = [];
				return taken;
			},
			work: ({ job, payload }) => handlers.get(job.name)!(payload),
		},
	};
}
