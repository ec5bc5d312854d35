import { Worker } from "node:worker_threads";
import { Refusal } from "@baize/kernel/error";
import type { CachedPage } from "./page-cache.ts";
import type { CallByName, PageWork } from "./page-work.ts";
import { type CallAnswer, type FromThread, type PageCall, plainRefusal, type ToThread } from "./thread-messages.ts";

/** A page on its way, and who waits for it. */
export type Rendering = {
	id: number;
	work: PageWork;
	call: CallByName;
	deadline: NodeJS.Timeout;
	/** In how many threads it has been begun. */
	starts: number;
	resolve(page: CachedPage): void;
	reject(error: unknown): void;
};

/** A rendering as its thread has it. */
type Held = {
	rendering: Rendering;
	openCalls: number;
	/** The thread takes its messages in their order; this is the last that the rendering waited for. */
	lastMessage: number;
	sentAtMs: number;
};

/** One thread and the renderings that it has. */
export type RenderingThread = {
	isReady(): boolean;
	/** Rejects where the thread ends before it is ready. */
	ready: Promise<void>;
	size(): number;
	begin(rendering: Rendering): void;
	/** Takes a rendering out of the thread; false where it had none of that id. */
	remove(id: number): boolean;
	/** For how long it has had work and not said a word; 0 for a thread that has only calls to wait for. */
	silentMs(nowMs: number): number;
	/** Empties the thread: the renderings that may have been under way at this moment, and those that were not. */
	takeAll(): { suspects: Rendering[]; others: Rendering[] };
	terminate(): Promise<unknown>;
};

export type ThreadPorts = {
	build: string;
	onPage(rendering: Rendering, page: CachedPage): void;
	onFailed(rendering: Rendering, error: unknown): void;
	onFault(rendering: Rendering, trace: string): void;
	onError(error: unknown): void;
	onExit(): void;
};

// Without limits a thread under load takes twice the memory and is no quicker for it; with half the young space it is
// slower by a twentieth.
const MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

const ENTRY = new URL("./render-thread.ts", import.meta.url);

export function startRenderingThread(ports: ThreadPorts): RenderingThread {
	const worker = new Worker(ENTRY, { workerData: { build: ports.build }, resourceLimits: MEMORY });
	const held = new Map<number, Held>();
	let isReady = false;
	let heardAtMs = performance.now();
	let sent = 0;
	let answers: CallAnswer[] = [];
	let answered: Held[] = [];

	function send(message: ToThread, about: readonly Held[]): void {
		sent++;
		const sentAtMs = performance.now();
		for (const each of about) Object.assign(each, { lastMessage: sent, sentAtMs });
		worker.postMessage(message);
	}

	/** What is answered at the same time goes to the thread together. */
	function sendAnswers(): void {
		send({ kind: "answers", answers }, answered);
		for (const each of answered) each.openCalls--;
		answers = [];
		answered = [];
	}

	async function answer(one: Held, { callId, name, input }: PageCall): Promise<void> {
		const found = await answerOf(callId, () => one.rendering.call(name, input));
		answered.push(one);
		if (answers.push(found) === 1) process.nextTick(sendAnswers);
	}

	function hear(message: FromThread): void {
		heardAtMs = performance.now();
		if (message.kind === "ready") {
			isReady = true;
			return;
		}
		const one = held.get(message.id);
		if (!one) return;
		if (message.kind === "fault") ports.onFault(one.rendering, message.trace);
		if (message.kind === "calls") {
			one.openCalls += message.calls.length;
			for (const each of message.calls) void answer(one, each);
		}
		if (message.kind === "page" || message.kind === "failed") held.delete(message.id);
		if (message.kind === "page") ports.onPage(one.rendering, message.page);
		if (message.kind === "failed") ports.onFailed(one.rendering, message.error);
	}

	/** Those that wait for no call, which the thread is working on or comes to. */
	const atWork = (): Held[] => [...held.values()].filter(({ openCalls }) => openCalls === 0);

	const ready = new Promise<void>((resolve, reject) => {
		worker.once("message", () => resolve());
		worker.once("error", reject);
	});
	// Only the first is waited for.
	ready.catch(() => {});
	worker.on("message", hear);
	worker.on("error", ports.onError);
	worker.on("exit", ports.onExit);
	return {
		isReady: () => isReady,
		ready,
		size: () => held.size,
		begin(rendering) {
			const { id, work } = rendering;
			const one: Held = { rendering, openCalls: 0, lastMessage: 0, sentAtMs: 0 };
			held.set(id, one);
			send({ kind: "render", id, work }, [one]);
		},
		remove: (id) => held.delete(id),
		silentMs(nowMs) {
			const since = leastOf(atWork(), ({ sentAtMs }) => sentAtMs);
			return Math.max(0, nowMs - Math.max(since, heardAtMs));
		},
		takeAll() {
			const all = [...held.values()];
			const first = leastOf(atWork(), ({ lastMessage }) => lastMessage);
			const isSuspect = ({ openCalls, lastMessage }: Held): boolean =>
				first === Number.POSITIVE_INFINITY || (openCalls === 0 && lastMessage === first);
			held.clear();
			return {
				suspects: all.filter(isSuspect).map(({ rendering }) => rendering),
				others: all.filter((each) => !isSuspect(each)).map(({ rendering }) => rendering),
			};
		},
		terminate: () => worker.terminate(),
	};
}

/** Infinity of none. */
const leastOf = (all: readonly Held[], figure: (one: Held) => number): number =>
	all.reduce((least, one) => Math.min(least, figure(one)), Number.POSITIVE_INFINITY);

async function answerOf(callId: number, ask: () => Promise<unknown>): Promise<CallAnswer> {
	try {
		return { kind: "answer", callId, json: JSON.stringify(await ask()) };
	} catch (error) {
		if (error instanceof Refusal) return { kind: "refusal", callId, refusal: plainRefusal(error) };
		return { kind: "fault", callId, error };
	}
}
