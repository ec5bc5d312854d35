import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refuse } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import type { Log } from "../log/index.ts";
import { errorAnswer } from "./errors.ts";

/** Every request is answered in time, also where what it needs does not answer. */
export type AnswersInTime = {
	watch(request: IncomingMessage, response: ServerResponse): void;
	/** Tells all who wait that the site is stopping. */
	answerAll(): void;
	close(): void;
};

export type InTimePorts = {
	/** On every answer. */
	headers: readonly [string, string][];
	log: Log;
	longestMs?: number;
};

type Waiting = { request: IncomingMessage; response: ServerResponse; sinceMs: number };

/** Longer than any answer of ours takes, and shorter than the patience of a page and of most proxies. */
const LONGEST_MS = 8 * SECOND_MS;
const LOOK_MS = 250;
const RETRY_MS = 5 * SECOND_MS;

/**
 * A database that has frozen neither answers nor refuses, and so would every request that asks it. After a while such a
 * request is refused. What it was about goes on: whether it was done is not known, and whoever asks again by the same id
 * learns it. The time begins when the request has come whole, and does not run for an answer that has begun, such as a
 * stream.
 */
export function openAnswersInTime({ headers, log, longestMs = LONGEST_MS }: InTimePorts): AnswersInTime {
	// In the order in which their time is over.
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
