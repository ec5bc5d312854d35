import { refuse } from "@baize/kernel/error";
import type { Log } from "@baize/platform-server";
import { logFault } from "./log-fault.ts";
import type { PageRenderer, PageWork } from "./page-work.ts";
import { type Rendering, type RenderingThread, startRenderingThread } from "./rendering-thread.ts";

export type RenderThreadsPorts = {
	/** The file of the pages' build. */
	build: string;
	/** At most so many threads. */
	most: number;
	log: Log;
	budgetMs?: number;
	longestMs?: number;
};

/** A thread that works on one page for so long is ended and replaced; a page takes some thousandths of a second. */
const BUDGET_MS = 3_000;
/** With all calls that it waits for, a page takes no longer than this; its thread goes on with the others. */
const LONGEST_MS = 6_000;
const RETRY_MS = 5_000;

/** A thread that has been silent for so long is given no more pages, so that none stands behind a slow one. */
const HELD_UP_MS = 300;
const WATCH_MS = 100;

/** So many pages at once in one thread are a crowd, for which another thread is worth its memory. */
const CROWD = 2;

/** A page whose thread has ended by another's fault is begun anew, and no more often than this. */
const MOST_STARTS = 3;

/** A page was given up: it took more than its share of time. */
export class PageTookLonger extends Error {
	override name = "PageTookLonger";
	constructor(ms: number) {
		super(`the page took longer than ${ms} ms and was given up`);
	}
}

/**
 * Renders pages beside the thread that keeps the books, so that a crowd in the lobby keeps nobody's bet waiting. It
 * begins with one thread and starts another whenever all have a crowd. A thread that does not come back from a page is
 * ended with that page; the other pages that it had are begun anew in another.
 */
export async function openRenderThreads(ports: RenderThreadsPorts): Promise<PageRenderer> {
	const { build, most, log, budgetMs = BUDGET_MS, longestMs = LONGEST_MS } = ports;
	const threads = new Set<RenderingThread>();
	const heldUp = new Set<RenderingThread>();
	const tooSlow = new WeakSet<RenderingThread>();
	let lastId = 0;
	let isClosed = false;
	let watchedAtMs = performance.now();

	function start(): RenderingThread {
		const thread = startRenderingThread({
			build,
			onPage: (rendering, page) => settle(rendering, () => rendering.resolve(page)),
			onFailed: (rendering, error) => settle(rendering, () => rendering.reject(error)),
			onFault: ({ work }, trace) => logFault(log, work.url, trace),
			onError: (error) => log.error({ err: error }, "a thread that renders pages has failed"),
			onExit: () => end(thread),
		});
		threads.add(thread);
		return thread;
	}

	function settle({ deadline }: Rendering, tell: () => void): void {
		clearTimeout(deadline);
		tell();
	}

	function giveUp(rendering: Rendering, error: Error): void {
		settle(rendering, () => rendering.reject(error));
	}

	function end(thread: RenderingThread): void {
		threads.delete(thread);
		heldUp.delete(thread);
		const { suspects, others } = thread.takeAll();
		const error = tooSlow.has(thread)
			? new PageTookLonger(budgetMs)
			: new Error("the thread that rendered the page has ended");
		for (const rendering of suspects) giveUp(rendering, error);
		for (const rendering of others) {
			if (isClosed || rendering.starts >= MOST_STARTS) giveUp(rendering, error);
			else begin(rendering);
		}
	}

	function threadForNext(): RenderingThread {
		const ready = [...threads].filter((thread) => thread.isReady());
		const moving = ready.filter((thread) => !heldUp.has(thread));
		const starting = [...threads].filter((thread) => !thread.isReady());
		const found = leastBusy(moving) ?? leastBusy(starting);
		// While all are held up there may be one more, which takes the place of the first that is ended.
		if (!found) return threads.size <= most ? start() : leastBusy(ready)!;
		if (found.size() >= CROWD && threads.size < most) start();
		return found;
	}

	function begin(rendering: Rendering): void {
		rendering.starts++;
		threadForNext().begin(rendering);
	}

	/** A page waits too long for the house, or stands in a thread that does not move. */
	function overdue(rendering: Rendering): void {
		for (const thread of threads) thread.remove(rendering.id);
		giveUp(rendering, refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS));
	}

	/** Where this thread itself was held up, it has not heard what the others have said meanwhile. */
	function watch(): void {
		const nowMs = performance.now();
		const wasHeldUp = nowMs - watchedAtMs > 2 * WATCH_MS;
		watchedAtMs = nowMs;
		if (wasHeldUp) return;
		for (const thread of threads) if (thread.isReady() && !tooSlow.has(thread)) look(thread, thread.silentMs(nowMs));
	}

	function look(thread: RenderingThread, silentMs: number): void {
		if (silentMs < HELD_UP_MS) heldUp.delete(thread);
		else heldUp.add(thread);
		if (silentMs < budgetMs) return;
		tooSlow.add(thread);
		void thread.terminate();
	}

	const watching = setInterval(watch, WATCH_MS);
	watching.unref();
	await start().ready;
	return {
		render: (work: PageWork, call) =>
			new Promise((resolve, reject) => {
				if (isClosed) return reject(new Error("no more pages are rendered"));
				const id = ++lastId;
				const deadline = setTimeout(() => overdue(rendering), longestMs).unref();
				const rendering: Rendering = { id, work, call, deadline, starts: 0, resolve, reject };
				begin(rendering);
			}),
		async close() {
			isClosed = true;
			clearInterval(watching);
			await Promise.all([...threads].map((thread) => thread.terminate()));
		},
	};
}

const leastBusy = ([first, ...others]: readonly RenderingThread[]): RenderingThread | undefined =>
	others.reduce<RenderingThread | undefined>((best, each) => (best && each.size() >= best.size() ? best : each), first);
