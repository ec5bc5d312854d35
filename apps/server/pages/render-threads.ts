import { Worker } from "node:worker_threads";
import { Refusal } from "@baize/kernel/error";
import type { Log } from "@baize/platform-server";
import { logFault } from "./log-fault.ts";
import type { CachedPage } from "./page-cache.ts";
import type { CallByName, PageRenderer, PageWork } from "./page-work.ts";
import { type CallAnswer, type FromThread, type PageCall, plainRefusal, type ToThread } from "./thread-messages.ts";

export type RenderThreadsPorts = {
	/** The file of the pages' build. */
	build: string;
	/** At most so many threads. */
	most: number;
	log: Log;
};

/** A page that takes so long is never done; whoever waits for it, or behind it, is told so. */
const LONGEST_MS = 20_000;

type Rendering = {
	url: string;
	call: CallByName;
	patience: NodeJS.Timeout;
	resolve(page: CachedPage): void;
	reject(error: unknown): void;
};
type Thread = {
	worker: Worker;
	renderings: Map<number, Rendering>;
	isReady: boolean;
	answerTo(rendering: Rendering, calls: readonly PageCall[]): void;
};

// Without limits a thread under load takes twice the memory and is no quicker for it; with half the young space it is
// slower by a twentieth.
const MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

const ENTRY = new URL("./render-thread.ts", import.meta.url);

/** So many pages at once in one thread are a crowd, for which another thread is worth its memory. */
const CROWD = 2;

/**
 * Renders pages beside the thread that keeps the books, so that a crowd in the lobby keeps nobody's bet waiting. It
 * begins with one thread and starts another whenever all have a crowd, or one has ended.
 */
export async function openRenderThreads({ build, most, log }: RenderThreadsPorts): Promise<PageRenderer> {
	const threads = new Set<Thread>();
	let lastId = 0;
	let isClosed = false;

	function start(): Thread {
		const worker = new Worker(ENTRY, { workerData: { build }, resourceLimits: MEMORY });
		const thread: Thread = { worker, renderings: new Map(), isReady: false, answerTo: answersTo(worker) };
		threads.add(thread);
		worker.on("message", (message: FromThread) => hear(thread, message));
		worker.on("error", (error) => log.error({ err: error }, "a thread that renders pages has failed"));
		worker.on("exit", () => end(thread));
		return thread;
	}

	function end(thread: Thread): void {
		threads.delete(thread);
		for (const { patience, reject } of thread.renderings.values()) {
			clearTimeout(patience);
			reject(new Error("the thread that rendered the page has ended"));
		}
	}

	function leastBusy(): Thread {
		const [first = start(), ...others] = threads;
		const ready = others.filter(({ isReady }) => isReady);
		const found = ready.reduce((best, each) => (each.renderings.size < best.renderings.size ? each : best), first);
		if (found.renderings.size >= CROWD && threads.size < most) start();
		return found;
	}

	function hear(thread: Thread, message: FromThread): void {
		if (message.kind === "ready") {
			thread.isReady = true;
			return;
		}
		const rendering = thread.renderings.get(message.id);
		if (!rendering) return;
		if (message.kind === "calls") {
			thread.answerTo(rendering, message.calls);
			return;
		}
		if (message.kind === "fault") {
			logFault(log, rendering.url, message.trace);
			return;
		}
		clearTimeout(rendering.patience);
		thread.renderings.delete(message.id);
		if (message.kind === "page") rendering.resolve(message.page);
		else rendering.reject(message.error);
	}

	await untilReady(start().worker);
	return {
		render: (work: PageWork, call) =>
			new Promise((resolve, reject) => {
				if (isClosed) return reject(new Error("no more pages are rendered"));
				const thread = leastBusy();
				const id = ++lastId;
				const patience = setTimeout(() => void thread.worker.terminate(), LONGEST_MS).unref();
				thread.renderings.set(id, { url: work.url, call, patience, resolve, reject });
				thread.worker.postMessage({ kind: "render", id, work } satisfies ToThread);
			}),
		async close() {
			isClosed = true;
			await Promise.all([...threads].map(({ worker }) => worker.terminate()));
		},
	};
}

const untilReady = (worker: Worker): Promise<void> =>
	new Promise((resolve, reject) => {
		worker.once("message", () => resolve());
		worker.once("error", reject);
	});

/** Answers the calls of a thread's pages; what is answered at the same time goes there together. */
function answersTo(worker: Worker): Thread["answerTo"] {
	let answers: CallAnswer[] = [];

	function send(): void {
		worker.postMessage({ kind: "answers", answers } satisfies ToThread);
		answers = [];
	}

	async function answer(call: CallByName, { callId, name, input }: PageCall): Promise<void> {
		const answered = await answerOf(callId, () => call(name, input));
		if (answers.push(answered) === 1) process.nextTick(send);
	}

	return ({ call }, calls) => {
		for (const each of calls) void answer(call, each);
	};
}

async function answerOf(callId: number, ask: () => Promise<unknown>): Promise<CallAnswer> {
	try {
		return { kind: "answer", callId, json: JSON.stringify(await ask()) };
	} catch (error) {
		if (error instanceof Refusal) return { kind: "refusal", callId, refusal: plainRefusal(error) };
		return { kind: "fault", callId, error };
	}
}
