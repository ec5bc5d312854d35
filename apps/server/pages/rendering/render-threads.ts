import { refuse } from "@baize/kernel/error";
import type { Log } from "@baize/platform-server";
import { logPageError } from "./log-page-error.ts";
import type { PageRenderer, PageWork } from "./page-work.ts";
import { type Rendering, type RenderingThread, startRenderingThread } from "./rendering-thread.ts";

export type RenderThreadsPorts = {
	/** The file of the pages' build. */
	build: string;
	/** The maximum number of threads. */
	max: number;
	log: Log;
	budgetMs?: number;
	longestMs?: number;
};

/** A thread that works on one page for this long is ended and replaced; a page takes some thousandths of a second. */
const BUDGET_MS = 3_000;
/** Including the calls that it waits for, a page takes no longer than this; its thread continues with the others. */
const LONGEST_MS = 6_000;
const RETRY_MS = 5_000;

/** A thread that has been silent for this long gets no more pages, so that none waits behind a slow one. */
const BLOCKED_MS = 300;
const WATCH_MS = 100;

/** This many simultaneous pages in one thread justify the memory of another thread. */
const CROWD = 2;

/** A page whose thread was ended by another page is started again, at most this often. */
const MAX_STARTS = 3;

/** A page timed out. */
class PageTookLonger extends Error {
	override name = "PageTookLonger";
	constructor(ms: number) {
		super(`the page took longer than ${ms} ms and was given up`);
	}
}

type Pool = {
	begin(rendering: Rendering): void;
	/** A page waits too long for an answer, or is in a thread that does not respond. */
	overdue(rendering: Rendering): void;
	/** Ends the threads that do not return from a page. */
	watch(): void;
	/** Starts the first thread. */
	open(): Promise<void>;
	close(): Promise<void>;
};

/**
 * Renders pages beside the main thread, so that many lobby requests do not delay bets. It begins with one thread and
 * starts another whenever all are busy. A thread that does not return from a page is ended with that page; its other
 * pages are started again in another.
 */
export async function openRenderThreads(ports: RenderThreadsPorts): Promise<PageRenderer> {
	const { longestMs = LONGEST_MS } = ports;
	const pool = openPool(ports);
	let lastId = 0;
	let isClosed = false;
	const watching = setInterval(pool.watch, WATCH_MS);
	watching.unref();
	await pool.open();
	return {
		render: (work: PageWork, call) =>
			new Promise((resolve, reject) => {
				if (isClosed) return reject(new Error("no more pages are rendered"));
				const id = ++lastId;
				const deadline = setTimeout(() => pool.overdue(rendering), longestMs).unref();
				const rendering: Rendering = { id, work, call, deadline, starts: 0, resolve, reject };
				pool.begin(rendering);
			}),
		async close() {
			isClosed = true;
			clearInterval(watching);
			await pool.close();
		},
	};
}

function settle({ deadline }: Rendering, report: () => void): void {
	clearTimeout(deadline);
	report();
}

const giveUp = (rendering: Rendering, error: Error): void => settle(rendering, () => rendering.reject(error));

function openPool({ build, max, log, budgetMs = BUDGET_MS }: RenderThreadsPorts): Pool {
	const threads = new Set<RenderingThread>();
	const silence = openSilence(budgetMs);
	let isClosed = false;

	function start(): RenderingThread {
		const thread = startRenderingThread({
			build,
			onPage: (rendering, page) => settle(rendering, () => rendering.resolve(page)),
			onFailed: (rendering, error) => settle(rendering, () => rendering.reject(error)),
			onPageError: ({ work }, trace) => logPageError(log, work.url, trace),
			onError: (error) => log.error({ err: error }, "a thread that renders pages has failed"),
			onExit: () => end(thread),
		});
		threads.add(thread);
		return thread;
	}

	function end(thread: RenderingThread): void {
		threads.delete(thread);
		const { suspects, others } = thread.takeAll();
		const error = silence.isTooLong(thread)
			? new PageTookLonger(budgetMs)
			: new Error("the thread that rendered the page has ended");
		for (const rendering of suspects) giveUp(rendering, error);
		for (const rendering of others) {
			if (isClosed || rendering.starts >= MAX_STARTS) giveUp(rendering, error);
			else begin(rendering);
		}
	}

	function threadForNext(): RenderingThread {
		const ready = [...threads].filter((thread) => thread.isReady());
		const moving = ready.filter((thread) => !silence.isBlocked(thread));
		const starting = [...threads].filter((thread) => !thread.isReady());
		const found = idlest(moving) ?? idlest(starting);
		// While all are blocked there may be one more, which replaces the first that is ended.
		if (!found) return threads.size <= max ? start() : idlest(ready)!;
		if (found.size() >= CROWD && threads.size < max) start();
		return found;
	}

	function begin(rendering: Rendering): void {
		rendering.starts++;
		threadForNext().begin(rendering);
	}

	return {
		begin,
		overdue(rendering) {
			for (const thread of threads) thread.remove(rendering.id);
			giveUp(rendering, refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS));
		},
		watch: () => silence.watch(threads),
		open: () => start().ready,
		async close() {
			isClosed = true;
			await Promise.all([...threads].map((thread) => thread.terminate()));
		},
	};
}

type Silence = {
	watch(threads: Iterable<RenderingThread>): void;
	isBlocked(thread: RenderingThread): boolean;
	/** Whether it was ended because of its silence. */
	isTooLong(thread: RenderingThread): boolean;
};

/** Which threads have had work for some time and sent nothing; those that exceed the budget are ended. */
function openSilence(budgetMs: number): Silence {
	const blocked = new WeakSet<RenderingThread>();
	const tooSlow = new WeakSet<RenderingThread>();
	let watchedAtMs = performance.now();

	function look(thread: RenderingThread, silentMs: number): void {
		if (silentMs < BLOCKED_MS) blocked.delete(thread);
		else blocked.add(thread);
		if (silentMs < budgetMs) return;
		tooSlow.add(thread);
		void thread.terminate();
	}

	return {
		watch(threads) {
			const nowMs = performance.now();
			const wasBlocked = nowMs - watchedAtMs > 2 * WATCH_MS;
			watchedAtMs = nowMs;
			// Where this thread itself was blocked, messages of the others are still unread.
			if (wasBlocked) return;
			for (const thread of threads) if (thread.isReady() && !tooSlow.has(thread)) look(thread, thread.silentMs(nowMs));
		},
		isBlocked: (thread) => blocked.has(thread),
		isTooLong: (thread) => tooSlow.has(thread),
	};
}

const idlest = ([first, ...others]: readonly RenderingThread[]): RenderingThread | undefined =>
	others.reduce<RenderingThread | undefined>((best, each) => (best && each.size() >= best.size() ? best : each), first);
