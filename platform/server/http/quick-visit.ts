import type { IncomingMessage } from "node:http";
import { chooseLocale, isLocale } from "@baize/kernel/locale";
import proxyAddress from "@fastify/proxy-addr";
import { readCookies } from "./cookies.ts";
import { SESSION_COOKIE, type SessionReader, type Visit } from "./visit.ts";

/** Who asks on a connection; undefined where that is not known at once. */
export type ConnectionReader = (request: IncomingMessage) => Visit | undefined;

type Heard = { cookie: string | undefined; named: string | undefined; accepted: string | undefined; visit: Visit };

/** A connection says the same of itself with each request, so what it said last is not read again. */
export function connectionReader(readSession: SessionReader, trustedProxies: readonly string[]): ConnectionReader {
	const heard = new WeakMap<object, Heard>();
	const isTrusted = proxyAddress.compile([...trustedProxies]);

	function hear(request: IncomingMessage): Heard {
		const { cookie, "x-locale": named, "accept-language": accepted, "user-agent": userAgent = "" } = request.headers;
		const cookies = readCookies(cookie);
		const locale = typeof named === "string" && isLocale(named) ? named : chooseLocale(accepted, cookies.LANG);
		const ip = proxyAddress(request, isTrusted);
		return { cookie, named: String(named), accepted, visit: { session: undefined, locale, ip, userAgent, cookies } };
	}

	function heardOf(request: IncomingMessage): Heard {
		const { cookie, "x-locale": named, "accept-language": accepted } = request.headers;
		const last = heard.get(request.socket);
		// Behind a proxy a connection carries many people.
		const isSame = last?.cookie === cookie && last?.named === String(named) && last?.accepted === accepted;
		if (last && isSame && trustedProxies.length === 0) return last;
		const now = hear(request);
		heard.set(request.socket, now);
		return now;
	}

	return (request) => {
		const { visit } = heardOf(request);
		const session = readSession(visit.cookies[SESSION_COOKIE]);
		return session instanceof Promise ? undefined : { ...visit, session };
	};
}
