import { bindRoutes, openHttp, openLog, visitReader } from "@baize/platform-server";
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
export type Visitor = { sid?: string; ip?: string; locale?: string; userAgent?: string };

/** The room's calls over HTTP, without the rest of the house. */
export function siteOf(identity: Identity): Site {
	const app = openHttp({ publicUrl: BAIZE_URL, trustedProxies: [] }, openLog("silent"));
	bindRoutes(app, identity.bindings, visitReader(identity.readSession));
	const of = ({ sid, ip = "127.0.0.1", locale = "en", userAgent = "test" }: Visitor) => ({
		remoteAddress: ip,
		headers: { "x-locale": locale, "user-agent": userAgent, ...(sid ? { cookie: `sid=${sid}` } : {}) },
	});
	return {
		post: (path, payload, from = {}) =>
			app.inject({
				method: "POST",
				url: path,
				...of(from),
				...(payload === undefined ? {} : { payload: payload as object }),
			}),
		put: (path, payload, from = {}) =>
			app.inject({ method: "PUT", url: path, ...of(from), payload: payload as object }),
		remove: (path, from = {}) => app.inject({ method: "DELETE", url: path, ...of(from) }),
		get: (path, from = {}) => app.inject({ method: "GET", url: path, ...of(from) }),
		close: () => app.close(),
	};
}

/** The value of the cookie sid in an answer. */
export const sidIn = (answer: { cookies: { name: string; value: string }[] }): string =>
	answer.cookies.find((cookie) => cookie.name === "sid")?.value ?? "";
