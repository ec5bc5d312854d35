import type { IncomingMessage } from "node:http";
import { type Audience, CALL_LIMITS, type CallLimit } from "@baize/kernel/call";
import type { Refusal } from "@baize/kernel/error";
import { serverPages } from "@baize/platform-paths";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import type { Limited, RateLimits } from "../../limits/index.ts";
import { readCookies } from "../app/cookies.ts";
import { type Session, type SessionReader, sidOf } from "../calls/visit.ts";

/**
 * Applies the rate limits to the requests of one origin. A request is counted once on every path: on the fast path by
 * `takeEarly` and `takeOfSession`, all others by `take`.
 */
export type RequestLimits = {
	/** Takes from the address only, before the session is read. */
	takeEarly(request: IncomingMessage, limited: Limited): Refusal | undefined;
	/** Takes from the session of a request that has passed `takeEarly`. */
	takeOfSession(request: IncomingMessage, limited: Limited, session: Session | undefined): Refusal | undefined;
	/** Takes what has not been taken yet. Waits only for limits that are counted in the database. */
	take(request: IncomingMessage, limited: Limited): Refusal | undefined | Promise<Refusal | undefined>;
	/** Renders a refused page, if this origin has pages: HTML instead of JSON. */
	pageFor?: ((request: IncomingMessage, refusal: Refusal) => RefusedPage) | undefined;
};

export type RefusedPage = { status: number; headers: [string, string][]; text: string };

export type RequestLimitPorts = {
	rates: RateLimits;
	trustedProxies: readonly string[];
	readSession: SessionReader;
	audience: Audience;
	pageFor?: RequestLimits["pageFor"];
};

/** What has been counted for a request, and under which name. */
const COUNTED_AS = Symbol("counted as");
const IS_WHOLE = Symbol("counted of its session, too");
type Counted = IncomingMessage & { [COUNTED_AS]?: string; [IS_WHOLE]?: boolean };

export function openRequestLimits(ports: RequestLimitPorts): RequestLimits {
	const { rates, trustedProxies, readSession, audience, pageFor } = ports;
	const addressOf = addressReader(trustedProxies);

	function takeEarly(request: Counted, limited: Limited): Refusal | undefined {
		if (request[COUNTED_AS] === limited.name) return undefined;
		const refusal = rates.takeFromAddress(limited, addressOf(request));
		request[COUNTED_AS] = limited.name;
		request[IS_WHOLE] = false;
		return refusal;
	}

	function takeOfSession(request: Counted, limited: Limited, session: Session | undefined): Refusal | undefined {
		request[IS_WHOLE] = true;
		return session && rates.takeFromSession(limited, { ip: addressOf(request), session });
	}

	async function takeShared(
		request: IncomingMessage,
		limited: Limited,
		reading: ReturnType<SessionReader>,
	): Promise<Refusal | undefined> {
		const session = await reading;
		const refusal = takeOfSession(request, limited, session);
		return refusal ?? rates.takeShared(limited, { ip: addressOf(request), session });
	}

	return {
		takeEarly,
		takeOfSession,
		take(request: Counted, limited) {
			if (request[COUNTED_AS] === limited.name && request[IS_WHOLE]) return undefined;
			const refusal = takeEarly(request, limited);
			const { perSession, isShared }: CallLimit = CALL_LIMITS[limited.limit];
			if (refusal || perSession === undefined) return refusal;
			const reading = readSession(sidOf({ cookies: readCookies(request.headers.cookie) }, audience));
			if (isShared) return takeShared(request, limited, reading);
			if (!(reading instanceof Promise)) return takeOfSession(request, limited, reading);
			// A session that is not cached is counted from its next request on: if the database does not answer, the handler
			// refuses in its own way, and it waits for this same read.
			reading.catch(() => {});
			return undefined;
		},
		pageFor,
	};
}

/** The address of the client: the connection's, or the one that a trusted proxy names. */
function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
	if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
	const isTrusted = proxyAddress.compile([...trustedProxies]);
	return (request) => proxyAddress(request, isTrusted);
}

export const PAGE: Limited = { name: "page", limit: "page", cost: 1 };
const FILE: Limited = { name: "file", limit: "file", cost: 1 };
const HEALTH: Limited = { name: "health", limit: "health", cost: 1 };
const HEALTH_PAGES: readonly unknown[] = [serverPages.healthLive, serverPages.healthReady];
/** A form on a page that is no call: the sandbox bank's. */
const FORM: Limited = { name: "form", limit: "command", cost: 1 };

/** The limit of a request that has reached the router. */
export function limitedRequest(request: FastifyRequest): Limited {
	if (request.is404) return PAGE;
	const { limited } = request.routeOptions.config as { limited?: Limited };
	if (limited) return limited;
	if (request.method !== "GET" && request.method !== "HEAD") return FORM;
	return HEALTH_PAGES.includes(request.routeOptions.url) ? HEALTH : FILE;
}
