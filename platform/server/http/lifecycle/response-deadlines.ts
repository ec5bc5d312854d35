import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refuse } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import type { Log } from "../../log/index.ts";
import { errorAnswer } from "../app/errors.ts";

/** Every request gets an answer in time, also if something that it needs does not answer. */
export type ResponseDeadlines = {
	watch(request: IncomingMessage, response: ServerResponse): void;
	/** Answers all waiting requests that the site is stopping. */
	answerAll(): void;
	close(): void;
};

export type DeadlinePorts = {
	/** Sent with every response. */
	headers: readonly [string, string][];
	log: Log;
	longestMs?: number;
};

type Waiting = { request: IncomingMessage; response: ServerResponse; sinceMs: number };

/** Longer than any normal response takes, and shorter than the time-outs of our pages and of most proxies. */
const DEADLINE_MS = 8 * SECOND_MS;
const LOOK_MS = 250;
const RETRY_MS = 5 * SECOND_MS;

/**
 * A frozen database neither answers nor refuses, and requests that need it would hang. Such a request is refused after
 * a time limit. Its work continues: whether it succeeded is unknown, and the client finds out by sending it again with
 * the same id. The time starts when the request has arrived completely, and stops when the response has begun, for
 * example with a stream.
 */
export function openResponseDeadlines({ headers, log, longestMs = DEADLINE_MS }: DeadlinePorts): ResponseDeadlines {
	// In the order of their deadlines.
	const waiting = new Set<Waiting>();

	function add(one: Waiting): void {
		waiting.delete(one);
		one.sinceMs = performance.now();
		waiting.add(one);
	}

	function answer({ request, response }: Waiting, refusal: Refusal): void {
		if (response.headersSent || response.destroyed) return;
		const { method = "", url = "" } = request;
		const { status, headers: own, text } = errorAnswer(log, refusal, { method, url });
		log.warn({ method, path: url.split("?", 1)[0], code: refusal.code }, "a request was not answered in time");
		response.statusCode = status;
		for (const [name, value] of [...headers, ...own]) response.setHeader(name, value);
		response.end(text);
	}

	function look(): void {
		const dueMs = performance.now() - longestMs;
		for (const one of waiting) {
			if (one.sinceMs > dueMs) return;
			if (!one.request.complete && !one.request.destroyed) add(one);
			else {
				waiting.delete(one);
				answer(one, refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS));
			}
		}
	}

	const looking = setInterval(look, LOOK_MS);
	looking.unref();
	return {
		watch(request, response) {
			const one = { request, response, sinceMs: 0 };
			add(one);
			response.once("close", () => waiting.delete(one));
		},
		answerAll() {
			for (const one of waiting) answer(one, refuse("SHUTTING_DOWN", undefined, SECOND_MS));
			waiting.clear();
		},
		close: () => clearInterval(looking),
	};
}
