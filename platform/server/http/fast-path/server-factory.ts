import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { SECOND_MS } from "@baize/kernel/time";
import type { Drain } from "../lifecycle/drain.ts";
import type { ResponseDeadlines } from "../lifecycle/response-deadlines.ts";
import type { EarlyLimits, FastPathHandler, FastPathMatcher } from "./fast-path.ts";

type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes the server of a router: Fastify's option of this name. */
export type ServerFactory = (route: Route) => Server;

export type ServerPorts = {
	/** What is answered ahead of the router; nothing where there are none. */
	matchers?: readonly FastPathMatcher[];
	early?: EarlyLimits | undefined;
	drain?: Drain;
	deadlines?: ResponseDeadlines;
};

/** How long an idle connection stays open; longer than those of the proxies in front. */
const KEEP_ALIVE_MS = 72 * SECOND_MS;
/** How long a request may take to arrive. */
const REQUEST_MS = 30 * SECOND_MS;

/**
 * A client that has reset its connection has no address any more, which everything that counts or locates it needs. No
 * one would receive the answer. Node keeps an address that it has read once, so later reads find it.
 */
const isReset = ({ socket }: IncomingMessage): boolean => socket.remoteAddress === undefined;

/**
 * Answers the most frequent requests ahead of the router, which costs more than the handlers do; all other requests are
 * the router's. The rate limits are the same as in the router: the address is counted before the session is read, the
 * session before any work is done for it.
 */
export function openServerFactory({ matchers = [], early, drain, deadlines }: ServerPorts = {}): ServerFactory {
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

	return (route) => {
		function answerFrom(index: number, request: IncomingMessage, response: ServerResponse): void {
			if (response.writableEnded) return;
			const match = matchers[index];
			const handler = match?.(request);
			const next = (): void => answerFrom(index + 1, request, response);
			if (handler) handleBy(handler, request, response, next);
			else if (match) next();
			else route(request, response);
		}

		const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS });
		drain?.watch(server);
		server.on("request", (request, response) => {
			if (isReset(request)) return void request.destroy();
			drain?.arrives(response);
			answerFrom(0, request, response);
			if (response.writableEnded) return;
			drain?.waits(request, response);
			deadlines?.watch(request, response);
		});
		return server;
	};
}
