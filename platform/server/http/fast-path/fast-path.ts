import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@baize/kernel/error";
import type { FastifyInstance } from "fastify";
import type { Limited } from "../../limits/index.ts";
import { type Binding, ReadyReply } from "../calls/bind.ts";
import { cacheControlOf } from "../calls/cache-control.ts";
import { isKnownTo } from "../calls/etag.ts";
import type { Visit } from "../calls/visit.ts";
import type { RequestLimits } from "../limits/request-limits.ts";
import type { ConnectionReader } from "./connection-visit.ts";
import { type FastPoll, fastPollOf } from "./fast-poll.ts";
import { type PreparedHead, preparedSender, prepareHead } from "./prepared-head.ts";

/** Records how long a response took, for the metrics. */
export type Observe = (call: { method: string; path: string }, status: number, ms: number) => void;

/**
 * Finds the handler for a request that can be answered ahead of the router; undefined if the request is another one.
 * Decides by the request line and headers only.
 */
export type FastPathMatcher = (request: IncomingMessage) => FastPathHandler | undefined;

export type FastPathHandler = {
	limited: Limited;
	/** The visit; undefined if the session is not cached. */
	visitOf(request: IncomingMessage): Visit | undefined;
	/** Answers at once or later, or calls `otherwise`, which tries the next matcher and at last the router. */
	answer(request: IncomingMessage, response: ServerResponse, visit: Visit, otherwise: () => void): void;
};

/** How requests beyond a limit are refused. */
export type EarlyLimits = {
	limits: RequestLimits;
	refuse(request: IncomingMessage, response: ServerResponse, limited: Limited, refusal: Refusal): void;
};

/**
 * Answers the most frequent requests ahead of the router, which costs more than the handlers do. `watch` is called with
 * each request that was not answered at once. The rate limits are the same as in the router: the address is counted
 * before the session is read, the session before any work is done for it.
 */
export function installFastPath(
	app: FastifyInstance,
	matchers: readonly FastPathMatcher[],
	watch: (request: IncomingMessage, response: ServerResponse) => void = () => {},
	early?: EarlyLimits,
): void {
	const [route] = app.server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
	app.server.removeAllListeners("request");
	app.server.on("request", (request, response) => {
		const from = (index: number): void => {
			if (response.writableEnded) return;
			const match = matchers[index];
			const handler = match?.(request);
			if (handler) handleBy(handler, request, response, () => from(index + 1));
			else if (match) from(index + 1);
			else route?.(request, response);
		};
		from(0);
		if (!response.writableEnded) watch(request, response);
	});

	function handleBy(
		{ limited, visitOf, answer }: FastPathHandler,
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
	/** Sent with every response. */
	headers: readonly [string, string][];
	observe: Observe;
	/** How long the server leaves an idle connection open. */
	keepAliveMs: number;
};

/**
 * Answers polled calls if session and reply are both in memory: five thousand idle players poll seven hundred times a
 * second. All other requests, also refused ones, are left to the router, so that the rules are in one place; requests
 * answered here pass the same admission check.
 */
export function fastPolls(
	bindings: readonly Binding[],
	{ visitOf, headers, observe, keepAliveMs }: PolledPorts,
): FastPathMatcher {
	const calls = bindings.flatMap((binding) => fastPollOf(binding) ?? []);
	const send = preparedSender({ keepAliveMs });
	const heads = new WeakMap<ReadyReply, Heads>();

	function headsOf(call: FastPoll, ready: ReadyReply): Heads {
		const found = heads.get(ready) ?? makeHeads(headers, call, ready);
		heads.set(ready, found);
		return found;
	}

	function answer(call: FastPoll, request: IncomingMessage, response: ServerResponse, ready: ReadyReply): void {
		const startedMs = performance.now();
		const { whole, unchanged } = headsOf(call, ready);
		if (isKnownTo(request.headers["if-none-match"], ready.etag)) send(request, response, unchanged);
		else send(request, response, whole, ready.latin1Body);
		observe(call, response.statusCode, performance.now() - startedMs);
	}

	const handlerOf = (call: FastPoll): FastPathHandler => ({
		limited: call.limited,
		visitOf,
		answer(request, response, visit, otherwise) {
			const ready = call.answerFor(request.url ?? "", visit);
			if (!ready) otherwise();
			else if (ready instanceof ReadyReply) answer(call, request, response, ready);
			else ready.then((later) => (later ? answer(call, request, response, later) : otherwise()), otherwise);
		},
	});

	const handlers = calls.map((call) => ({ call, handler: handlerOf(call) }));
	return ({ method, url = "" }) =>
		method === "GET" ? handlers.find(({ call }) => call.matches(url))?.handler : undefined;
}

type Heads = { whole: PreparedHead; unchanged: PreparedHead };

function makeHeads(always: readonly [string, string][], call: FastPoll, { body, etag }: ReadyReply): Heads {
	const cacheControl = cacheControlOf(call, etag);
	const tag: [string, string][] = [
		...(etag === undefined ? [] : [["etag", etag] as [string, string]]),
		...(cacheControl === undefined ? [] : [["cache-control", cacheControl] as [string, string]]),
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
