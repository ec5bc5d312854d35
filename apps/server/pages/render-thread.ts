import { parentPort, workerData } from "node:worker_threads";
import { check } from "@baize/kernel/check";
import type { ServerBuild } from "react-router";
import { pageHandlers } from "./page-handlers.ts";
import type { CallByName } from "./page-work.ts";
import { renderPage } from "./render-page.ts";
import { openSharedAnswers } from "./shared-answers.ts";
import { type CallAnswer, type FromThread, type PageCall, refusalOf, type ToThread } from "./thread-messages.ts";

// A thread that renders pages and does nothing else. What a page needs of the house it asks the house's own thread for.
type Waiting = { resolve(answer: unknown): void; reject(error: unknown): void };

check(parentPort, "pages are rendered in a thread of their own");
const port = parentPort;
const tell = (message: FromThread): void => port.postMessage(message);
const shared = openSharedAnswers();
const build = (await import((workerData as { build: string }).build)) as ServerBuild;
const handlerFor = pageHandlers(build, shared.isUnchanging);
const waiting = new Map<number, Waiting>();
let lastCallId = 0;

/** Makes the calls of one page; those that it makes at once go to the house together. */
function callsFor(id: number): CallByName {
	let calls: PageCall[] = [];
	function send(): void {
		tell({ kind: "calls", id, calls });
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

function hearAnswer(heard: CallAnswer): void {
	const call = taken(heard.callId);
	if (heard.kind === "answer") call?.resolve(heard.json && JSON.parse(heard.json));
	if (heard.kind === "refusal") call?.reject(refusalOf(heard.refusal));
	if (heard.kind === "fault") call?.reject(heard.error);
}

function hear(message: ToThread): void {
	if (message.kind === "answers") {
		message.answers.forEach(hearAnswer);
		return;
	}
	const { id, work } = message;
	const { sharing, facts } = work;
	const ask = callsFor(id);
	const call = sharing === undefined ? ask : shared.call({ key: sharing, nowMs: facts.nowMs }, ask);
	renderPage(handlerFor, work, call, (trace) => tell({ kind: "fault", id, trace })).then(
		(page) => tell({ kind: "page", id, page }),
		(error: unknown) => tell({ kind: "failed", id, error }),
	);
}

port.on("message", hear);
tell({ kind: "ready" });
