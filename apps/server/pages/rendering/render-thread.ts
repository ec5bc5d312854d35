import { flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { check } from "@baize/kernel/check";
import type { ServerBuild } from "react-router";
import { pageHandlers } from "./page-handlers.ts";
import type { CallByName } from "./page-work.ts";
import { renderPage } from "./render-page.ts";
import { openSharedAnswers } from "./shared-answers.ts";
import { type CallAnswer, type FromThread, type PageCall, refusalOf, type ToThread } from "./thread-messages.ts";

// A thread that only renders pages. It makes its calls through the main thread.
type Waiting = { resolve(answer: unknown): void; reject(error: unknown): void };

check(parentPort, "pages are rendered in a thread of their own");
const port = parentPort;
const report = (message: FromThread): void => port.postMessage(message);
const shared = openSharedAnswers();
const build = (await import((workerData as { build: string }).build)) as ServerBuild;
const handlerFor = pageHandlers(build);
const waiting = new Map<number, Waiting>();
let lastCallId = 0;

/** Makes the calls of one page; simultaneous ones go to the main thread together. */
function callsFor(id: number): CallByName {
	let calls: PageCall[] = [];
	function send(): void {
		report({ kind: "calls", id, calls });
		calls = [];
	}
	return (name, input) =>
		new Promise((resolve, reject) => {
			const callId = ++lastCallId;
			waiting.set(callId, { resolve, reject });
			if (calls.push({ callId, name, input }) === 1) queueMicrotask(send);
		});
}

function taken(callId: number): Waiting | undefined {
	const call = waiting.get(callId);
	waiting.delete(callId);
	return call;
}

function onAnswer(received: CallAnswer): void {
	const call = taken(received.callId);
	if (received.kind === "answer") call?.resolve(received.json && JSON.parse(received.json));
	if (received.kind === "refusal") call?.reject(refusalOf(received.refusal));
	if (received.kind === "fault") call?.reject(received.error);
}

function onMessage(message: ToThread): void {
	if (message.kind === "answers") {
		message.answers.forEach(onAnswer);
		return;
	}
	const { id, work } = message;
	const { sharing, facts } = work;
	const ask = callsFor(id);
	const call = sharing === undefined ? ask : shared.call({ key: sharing, nowMs: facts.nowMs }, ask);
	renderPage(handlerFor, work, call, (trace) => report({ kind: "fault", id, trace })).then(
		(page) => report({ kind: "page", id, page }),
		(error: unknown) => report({ kind: "failed", id, error }),
	);
}

port.on("message", onMessage);
report({ kind: "ready" });
// The thread of a later start reads its modules compiled; this one is ended without notice.
flushCompileCache();
