import { parentPort, workerData } from "node:worker_threads";
import { check } from "@baize/kernel/check";
import type { ServerBuild } from "react-router";
import { pageHandlers } from "./page-handlers.ts";
import type { CallByName } from "./page-work.ts";
import { renderPage } from "./render-page.ts";
import { type FromThread, refusalOf, type ToThread } from "./thread-messages.ts";

// A thread that renders pages and does nothing else. What a page needs of the house it asks the house's own thread for.
type Waiting = { resolve(answer: unknown): void; reject(error: unknown): void };

check(parentPort, "pages are rendered in a thread of their own");
const port = parentPort;
const tell = (message: FromThread): void => port.postMessage(message);
const handlerFor = pageHandlers((await import((workerData as { build: string }).build)) as ServerBuild);
const waiting = new Map<number, Waiting>();
let lastCallId = 0;

const callFor =
	(id: number): CallByName =>
	(name, input) =>
		new Promise((resolve, reject) => {
			const callId = ++lastCallId;
			waiting.set(callId, { resolve, reject });
			tell({ kind: "call", id, callId, name, input });
		});

function taken(callId: number): Waiting | undefined {
	const call = waiting.get(callId);
	waiting.delete(callId);
	return call;
}

function hear(message: ToThread): void {
	if (message.kind === "answer") taken(message.callId)?.resolve(message.json && JSON.parse(message.json));
	else if (message.kind === "refusal") taken(message.callId)?.reject(refusalOf(message.refusal));
	else if (message.kind === "fault") taken(message.callId)?.reject(message.error);
	else
		renderPage(handlerFor, message.work, callFor(message.id)).then(
			(page) => tell({ kind: "page", id: message.id, page }),
			(error: unknown) => tell({ kind: "failed", id: message.id, error }),
		);
}

port.on("message", hear);
tell({ kind: "ready" });
