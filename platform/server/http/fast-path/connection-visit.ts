import type { IncomingMessage } from "node:http";
import { isLocale } from "@baize/kernel/locale";
import proxyAddress from "@fastify/proxy-addr";
import { chooseLocale } from "../app/choose-locale.ts";
import { readCookies } from "../app/cookies.ts";
import { SESSION_COOKIE, type SessionReader, type Visit } from "../calls/visit.ts";

/** Reads the visit of a request; undefined if the session is not cached. */
export type ConnectionReader = (request: IncomingMessage) => Visit | undefined;

type CachedVisit = {
	cookie: string | undefined;
	named: string | undefined;
	accepted: string | undefined;
	visit: Visit;
};

/** Caches the parsed headers per keep-alive connection, because a client sends the same ones with each request. */
export function connectionReader(readSession: SessionReader, trustedProxies: readonly string[]): ConnectionReader {
	const cached = new WeakMap<object, CachedVisit>();
	const isTrusted = proxyAddress.compile([...trustedProxies]);

	function parse(request: IncomingMessage): CachedVisit {
		const { cookie, "x-locale": named, "accept-language": accepted, "user-agent": userAgent = "" } = request.headers;
		const cookies = readCookies(cookie);
		const locale = typeof named === "string" && isLocale(named) ? named : chooseLocale(accepted, cookies.LANG);
		const ip = proxyAddress(request, isTrusted);
		return { cookie, named: String(named), accepted, visit: { session: undefined, locale, ip, userAgent, cookies } };
	}

	function cachedVisitOf(request: IncomingMessage): CachedVisit {
		const { cookie, "x-locale": named, "accept-language": accepted } = request.headers;
		const last = cached.get(request.socket);
		// Behind a proxy a connection carries requests of many clients.
		const isSame = last?.cookie === cookie && last?.named === String(named) && last?.accepted === accepted;
		if (last && isSame && trustedProxies.length === 0) return last;
		const now = parse(request);
		cached.set(request.socket, now);
		return now;
	}

	return (request) => {
		const { visit } = cachedVisitOf(request);
		const session = readSession(visit.cookies[SESSION_COOKIE]);
		return session instanceof Promise ? undefined : { ...visit, session };
	};
}
