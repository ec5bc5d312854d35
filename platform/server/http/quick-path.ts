import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { type Binding, ReadyReply } from "./bind.ts";
import { type QuickCall, quickCallOf } from "./quick-call.ts";
import type { ConnectionReader } from "./quick-visit.ts";

/** Tells how long an answer took, for the metrics. */
export type Observe = (call: { method: string; path: string }, status: number, ms: number) => void;

/** Answers a request at once and says so, or leaves it to the next and at last to the router. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** What is asked most is answered ahead of the router, which costs more than the answers do. */
export function answerFirst(app: FastifyInstance, answers: readonly QuickAnswer[]): void {
	const [route] = app.server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
	app.server.removeAllListeners("request");
	app.server.on("request", (request, response) => {
		const from = (index: number): void => {
			const answer = answers[index];
			if (answer) answer(request, response, () => from(index + 1));
			else route?.(request, response);
		};
		from(0);
	});
}

/**
 * Answers polled calls where the session and the answer are both in memory: five thousand players at rest ask seven
 * hundred times a second. Whatever is not that plain, a refusal too, goes the way of all calls, so that there is one place
 * for the rules; what is answered here passes the same admission.
 */
export function polledCalls(
	bindings: readonly Binding[],
	{ visitOf, headers, observe }: { visitOf: ConnectionReader; headers: readonly [string, string][]; observe: Observe },
): QuickAnswer {
	const calls = bindings.flatMap((binding) => quickCallOf(binding) ?? []);
	const always = headers.flat();

	function send(call: QuickCall, request: IncomingMessage, response: ServerResponse, ready: ReadyReply): void {
		const startedMs = performance.now();
		const tag = ready.etag === undefined ? [] : ["etag", ready.etag, "cache-control", "private, no-cache"];
		const isKnown = ready.etag !== undefined && request.headers["if-none-match"] === ready.etag;
		if (isKnown) response.writeHead(304, [...always, ...tag]).end();
		else {
			const kind = ["content-type", "application/json; charset=utf-8", "content-length", String(ready.body.length)];
			response.writeHead(call.status, [...always, ...tag, ...kind]).end(ready.text);
		}
		observe(call, isKnown ? 304 : call.status, performance.now() - startedMs);
	}

	return (request, response, otherwise) => {
		const url = request.url ?? "";
		const call = request.method === "GET" ? calls.find((each) => each.matches(url)) : undefined;
		const visit = call && visitOf(request);
		const ready = visit && call.answerFor(url, visit);
		if (!ready) otherwise();
		else if (ready instanceof ReadyReply) send(call, request, response, ready);
		else ready.then((later) => (later ? send(call, request, response, later) : otherwise()), otherwise);
	};
}
