import { Worker } from "node:worker_threads";
import { Refusal } from "@baize/kernel/error";
import type { CachedPage } from "../page-cache.ts";
import type { CallByName, PageWork } from "./page-work.ts";
import { type CallAnswer, type FromThread, type PageCall, plainRefusal, type ToThread } from "./thread-messages.ts";

/** A page that is being rendered, and its caller. */
export type Rendering = {
	id: number;
	work: PageWork;
	call: CallByName;
	deadline: NodeJS.Timeout;
	/** In how many threads it was started. */
	starts: number;
	resolve(page: CachedPage): void;
	reject(error: unknown): void;
};

/** A rendering as its thread sees it. */
type ThreadRendering = {
	rendering: Rendering;
	openCalls: number;
	/** The thread handles its messages in order; this is the last one that the rendering waited for. */
	lastMessage: number;
	sentAtMs: number;
};

/** One thread and its renderings. */
export type RenderingThread = {
	isReady(): boolean;
	/** Rejects where the thread ends before it is ready. */
	ready: Promise<void>;
	size(): number;
	begin(rendering: Rendering): void;
	/** Removes a rendering from the thread; false where it had none with that id. */
	remove(id: number): boolean;
	/** How long it has had work without a message; 0 for a thread that only waits for calls. */
	silentMs(nowMs: number): number;
	/** Empties the thread: the renderings that may have been running at this moment, and those that were not. */
	takeAll(): { suspects: Rendering[]; others: Rendering[] };
	terminate(): Promise<unknown>;
};

export type ThreadPorts = {
	build: string;
	onPage(rendering: Rendering, page: CachedPage): void;
	onFailed(rendering: Rendering, error: unknown): void;
	onPageError(rendering: Rendering, trace: string): void;
	onError(error: unknown): void;
	onExit(): void;
};

// Without limits a thread under load takes twice the memory and is no faster; with half the young space it is slower by
// a twentieth.
const MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

const ENTRY = new URL("./render-thread.ts", import.meta.url);

export function startRenderingThread(ports: ThreadPorts): RenderingThread {
	const worker = new Worker(ENTRY, { workerData: { build: ports.build }, resourceLimits: MEMORY });
	const renderings = new Map<number, ThreadRendering>();
	const { send, answer } = openSending(worker);
	let isReady = false;
	let receivedAtMs = performance.now();

	function onMessage(message: FromThread): void {
		receivedAtMs = performance.now();
		if (message.kind === "ready") {
			isReady = true;
			return;
		}
		const one = renderings.get(message.id);
		if (!one) return;
		if (message.kind === "fault") ports.onPageError(one.rendering, message.trace);
		if (message.kind === "calls") {
			one.openCalls += message.calls.length;
			for (const each of message.calls) void answer(one, each);
		}
		if (message.kind === "page" || message.kind === "failed") renderings.delete(message.id);
		if (message.kind === "page") ports.onPage(one.rendering, message.page);
		if (message.kind === "failed") ports.onFailed(one.rendering, message.error);
	}

	const ready = new Promise<void>((resolve, reject) => {
		worker.once("message", () => resolve());
		worker.once("error", reject);
	});
	// Only the first is awaited.
	ready.catch(() => {});
	worker.on("message", onMessage);
	worker.on("error", ports.onError);
	worker.on("exit", ports.onExit);
	return {
		isReady: () => isReady,
		ready,
		size: () => renderings.size,
		begin(rendering) {
			const { id, work } = rendering;
			const one: ThreadRendering = { rendering, openCalls: 0, lastMessage: 0, sentAtMs: 0 };
			renderings.set(id, one);
			send({ kind: "render", id, work }, [one]);
		},
		remove: (id) => renderings.delete(id),
		silentMs(nowMs) {
			const since = minOf(atWork(renderings), ({ sentAtMs }) => sentAtMs);
			return Math.max(0, nowMs - Math.max(since, receivedAtMs));
		},
		takeAll() {
			const taken = suspectsIn(renderings);
			renderings.clear();
			return taken;
		},
		terminate: () => worker.terminate(),
	};
}

type Sending = {
	/** `about`: the renderings that the message is for. */
	send(message: ToThread, about: readonly ThreadRendering[]): void;
	answer(one: ThreadRendering, call: PageCall): Promise<void>;
};

/** What the main thread sends to a thread; simultaneous answers go to it together. */
function openSending(worker: Worker): Sending {
	let sent = 0;
	let answers: CallAnswer[] = [];
	let answered: ThreadRendering[] = [];

	function send(message: ToThread, about: readonly ThreadRendering[]): void {
		sent++;
		const sentAtMs = performance.now();
		for (const each of about) Object.assign(each, { lastMessage: sent, sentAtMs });
		worker.postMessage(message);
	}

	function sendAnswers(): void {
		send({ kind: "answers", answers }, answered);
		for (const each of answered) each.openCalls--;
		answers = [];
		answered = [];
	}

	async function answer(one: ThreadRendering, { callId, name, input }: PageCall): Promise<void> {
		const found = await answerOf(callId, () => one.rendering.call(name, input));
		answered.push(one);
		if (answers.push(found) === 1) process.nextTick(sendAnswers);
	}

	return { send, answer };
}

type Renderings = ReadonlyMap<number, ThreadRendering>;

/** Renderings that wait for no call, which the thread is working on or will reach. */
const atWork = (renderings: Renderings): ThreadRendering[] =>
	[...renderings.values()].filter(({ openCalls }) => openCalls === 0);

/** The renderings that may be running at this moment, and those that are not. */
function suspectsIn(renderings: Renderings): { suspects: Rendering[]; others: Rendering[] } {
	const all = [...renderings.values()];
	const first = minOf(atWork(renderings), ({ lastMessage }) => lastMessage);
	const isSuspect = ({ openCalls, lastMessage }: ThreadRendering): boolean =>
		first === Number.POSITIVE_INFINITY || (openCalls === 0 && lastMessage === first);
	return {
		suspects: all.filter(isSuspect).map(({ rendering }) => rendering),
		others: all.filter((each) => !isSuspect(each)).map(({ rendering }) => rendering),
	};
}

/** Infinity for none. */
const minOf = (all: readonly ThreadRendering[], figure: (one: ThreadRendering) => number): number =>
	all.reduce((min, one) => Math.min(min, figure(one)), Number.POSITIVE_INFINITY);

async function answerOf(callId: number, ask: () => Promise<unknown>): Promise<CallAnswer> {
	try {
		return { kind: "answer", callId, json: JSON.stringify(await ask()) };
	} catch (error) {
		if (error instanceof Refusal) return { kind: "refusal", callId, refusal: plainRefusal(error) };
		return { kind: "fault", callId, error };
	}
}
