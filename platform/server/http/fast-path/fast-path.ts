import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@baize/kernel/error";
import type { Limited } from "../../limits/index.ts";
import type { Visit } from "../calls/visit.ts";
import type { RequestLimits } from "../limits/request-limits.ts";
import type { ConnectionReader } from "./connection-visit.ts";

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

/** What every matcher of calls needs. */
export type FastPathPorts = {
	visitOf: ConnectionReader;
	/** Sent with every response. */
	headers: readonly [string, string][];
	observe: Observe;
};
