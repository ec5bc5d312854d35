import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@baize/kernel/error";
import type { FastifyInstance } from "fastify";
import type { Limited } from "../limits/index.ts";
import { type Binding, ReadyReply } from "./bind.ts";
import { keepingOf } from "./caching.ts";
import { type PreparedHead, preparedSender, prepareHead } from "./prepared-head.ts";
import { type QuickCall, quickCallOf } from "./quick-call.ts";
import type { ConnectionReader } from "./quick-visit.ts";
import type { RequestLimits } from "./request-limits.ts";
import type { Visit } from "./visit.ts";

/** Tells how long an answer took, for the metrics. */
export type Observe = (call: { method: string; path: string }, status: number, ms: number) => void;

/** What may answer a request ahead of the router; undefined where it is no such request. It is found by what is plain to see. */
export type QuickAnswer = (request: IncomingMessage) => QuickReply | undefined;

export type QuickReply = {
	limited: Limited;
	/** Who asks; undefined where that is not known at once. */
	visitOf(request: IncomingMessage): Visit | undefined;
	/** Answers at once or later, or leaves the request to the next and at last to the router. */
	answer(request: IncomingMessage, response: ServerResponse, visit: Visit, otherwise: () => void): void;
};

/** How requests are refused that are beyond a limit. */
export type EarlyLimits = {
	limits: RequestLimits;
	refuse(request: IncomingMessage, response: ServerResponse, limited: Limited, refusal: Refusal): void;
};

/**
 * What is asked most is answered ahead of the router, which costs more than the answers do. `watch` is told of each request
 * that was not answered at once. The rate limits hold here as they do in the router: of the address before the session is
 * read, of the session before anything is done for it.
 */
export function answerFirst(
	app: FastifyInstance,
	answers: readonly QuickAnswer[],
	watch: (request: IncomingMessage, response: ServerResponse) => void = () => {},
	early?: EarlyLimits,
): void {
	const [route] = app.server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
	app.server.removeAllListeners("request");
	app.server.on("request", (request, response) => {
		const from = (index: number): void => {
			if (response.writableEnded) return;
			const answer = answers[index];
			const reply = answer?.(request);
			if (reply) answerBy(reply, request, response, () => from(index + 1));
			else if (answer) from(index + 1);
			else route?.(request, response);
		};
		from(0);
		if (!response.writableEnded) watch(request, response);
	});

	function answerBy(
		{ limited, visitOf, answer }: QuickReply,
		request: IncomingMessage,
		response: ServerResponse,
		otherwise: () => void,
	): void {
		let refusal = early?.limits.takeEarly(request, limited);
		const visit = refusal ? undefined : visitOf(request);
		if (visit) refusal = early?.limits.takeOfSession(request, limited, visit.session);
		if (refusal) early?.refuse(request, response, limited, refusal);
		else if (visit) answer(request, response, visit, otherwise);
		else otherwise();
	}
}

export type PolledPorts = {
	visitOf: ConnectionReader;
	/** On every answer. */
	headers: readonly [string, string][];
	observe: Observe;
	/** For how long the server keeps a connection that is at rest. */
	keptMs: number;
};

/**
 * Answers polled calls where the session and the answer are both in memory: five thousand players at rest ask seven
 * hundred times a second. Whatever is not that plain, a refusal too, goes the way of all calls, so that there is one place
 * for the rules; what is answered here passes the same admission.
 */
export function polledCalls(
	bindings: readonly Binding[],
	{ visitOf, headers, observe, keptMs }: PolledPorts,
): QuickAnswer {
	const calls = bindings.flatMap((binding) => quickCallOf(binding) ?? []);
	const send = preparedSender({ keptMs });
	const heads = new WeakMap<ReadyReply, Heads>();

	function headsOf(call: QuickCall, ready: ReadyReply): Heads {
		const found = heads.get(ready) ?? makeHeads(headers, call, ready);
		heads.set(ready, found);
		return found;
	}

	function answer(call: QuickCall, request: IncomingMessage, response: ServerResponse, ready: ReadyReply): void {
		const startedMs = performance.now();
		const { whole, unchanged } = headsOf(call, ready);
		const isKnown = ready.etag !== undefined && request.headers["if-none-match"] === ready.etag;
		if (isKnown) send(request, response, unchanged);
		else send(request, response, whole, ready.octets);
		observe(call, response.statusCode, performance.now() - startedMs);
	}

	const replyOf = (call: QuickCall): QuickReply => ({
		limited: call.limited,
		visitOf,
		answer(request, response, visit, otherwise) {
			const ready = call.answerFor(request.url ?? "", visit);
			if (!ready) otherwise();
			else if (ready instanceof ReadyReply) answer(call, request, response, ready);
			else ready.then((later) => (later ? answer(call, request, response, later) : otherwise()), otherwise);
		},
	});

	const replies = calls.map((call) => ({ call, reply: replyOf(call) }));
	return ({ method, url = "" }) =>
		method === "GET" ? replies.find(({ call }) => call.matches(url))?.reply : undefined;
}

type Heads = { whole: PreparedHead; unchanged: PreparedHead };

function makeHeads(always: readonly [string, string][], call: QuickCall, { body, etag }: ReadyReply): Heads {
	const keeping = keepingOf(call, etag);
	const tag: [string, string][] = [
		...(etag === undefined ? [] : [["etag", etag] as [string, string]]),
		...(keeping === undefined ? [] : [["cache-control", keeping] as [string, string]]),
	];
	const kind: [string, string][] = [
		["content-type", "application/json; charset=utf-8"],
		["content-length", String(body.length)],
	];
	return {
		whole: prepareHead(call.status, [...always, ...tag, ...kind]),
		unchanged: prepareHead(304, [...always, ...tag]),
	};
}
