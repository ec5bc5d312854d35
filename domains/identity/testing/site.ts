import type { Clock } from "@baize/kernel/time";
import { type Binding, bindRoutes, openHttp, openLog, visitReader } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { Identity } from "../server/index.ts";
import { BAIZE_URL } from "./open.ts";

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

export type Site = {
	post(path: string, payload?: unknown, from?: Visitor): Promise<Answer>;
	put(path: string, payload: unknown, from?: Visitor): Promise<Answer>;
	remove(path: string, from?: Visitor): Promise<Answer>;
	get(path: string, from?: Visitor): Promise<Answer>;
	close(): Promise<void>;
};
/** `device` names the browser; the same one where nothing is said. */
export type Visitor = {
	sid?: string;
	ip?: string;
	locale?: string;
	device?: string;
	headers?: Record<string, string>;
};

/** The cookie by which a browser is known again. */
export const aDevice = (letter: string): string => letter.repeat(43);

/** The room's calls over HTTP, without the rest of the house. */
export function siteOf(identity: Identity, clock: Clock, more: readonly Binding[] = []): Site {
	const app = openHttp({ publicUrl: BAIZE_URL, trustedProxies: [] }, openLog("silent"));
	bindRoutes(app, [...identity.bindings, ...more], visitReader(identity.readSession), clock);
	const of = ({ sid, ip = "127.0.0.1", locale = "en", device = aDevice("d"), headers = {} }: Visitor) => ({
		remoteAddress: ip,
		headers: {
			"x-locale": locale,
			"user-agent": "test",
			...headers,
			cookie: `did=${device}${sid ? `; sid=${sid}` : ""}`,
		},
	});
	const send = (method: "POST" | "PUT", path: string, payload: unknown, from: Visitor) =>
		app.inject({ method, url: path, ...of(from), ...(payload === undefined ? {} : { payload: payload as object }) });
	return {
		post: (path, payload, from = {}) => send("POST", path, payload, from),
		put: (path, payload, from = {}) => send("PUT", path, payload, from),
		remove: (path, from = {}) => app.inject({ method: "DELETE", url: path, ...of(from) }),
		get: (path, from = {}) => app.inject({ method: "GET", url: path, ...of(from) }),
		close: () => app.close(),
	};
}

/** The value of the cookie sid in an answer. */
export const sidIn = (answer: { cookies: { name: string; value: string }[] }): string =>
	answer.cookies.find((cookie) => cookie.name === "sid")?.value ?? "";
