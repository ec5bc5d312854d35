import { type Audience, isServedTo } from "@baize/kernel/call";
import type { Clock } from "@baize/kernel/time";
import {
	type Binding,
	bind,
	bindRoutes,
	openHttp,
	openLog,
	openRateLimits,
	openRequestLimits,
	SESSION_COOKIES,
	visitReader,
} from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { readProfile } from "../contract/index.ts";
import type { Identity } from "../server/index.ts";
import { BAIZE_URL, OFFICE_URL } from "./open.ts";

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

export type Site = {
	post(path: string, payload?: unknown, from?: Visitor): Promise<Answer>;
	put(path: string, payload: unknown, from?: Visitor): Promise<Answer>;
	remove(path: string, from?: Visitor): Promise<Answer>;
	get(path: string, from?: Visitor): Promise<Answer>;
	close(): Promise<void>;
};
/** `device` names the browser; always the same one by default. */
export type Visitor = {
	/** Sent as the cookie of the path's origin. */
	sid?: string;
	ip?: string;
	locale?: string;
	device?: string;
	headers?: Record<string, string>;
};

/** The cookie by which a browser is recognised. */
export const aDevice = (letter: string): string => letter.repeat(43);

/** The domain's calls over HTTP, on their two origins and with their rate limits, without the rest of the site. */
export function siteOf(identity: Identity, clock: Clock, more: readonly Binding[] = []): Site {
	const rates = openRateLimits({ clock, shared: identity.sharedLimits });
	const serving = (audience: Audience, readSession: Identity["readSession"], publicUrl: string): FastifyInstance => {
		const limits = openRequestLimits({ rates, trustedProxies: [], readSession, audience });
		const app = openHttp({ publicUrl, trustedProxies: [] }, openLog("silent"), limits);
		const bindings = [...identity.bindings, ...profileOf(identity, more), ...more].filter(({ call }) =>
			isServedTo(call, audience),
		);
		bindRoutes(app, bindings, visitReader(readSession, audience), clock);
		return app;
	};
	const apps = {
		players: serving("players", identity.readSession, BAIZE_URL),
		operators: serving("operators", identity.readOperatorSession, OFFICE_URL),
	};
	const audienceOf = (path: string): Audience => (path.startsWith("/api/v1/operator/") ? "operators" : "players");
	const of = (path: string, from: Visitor) => {
		const { sid, ip = "127.0.0.1", locale = "en", device = aDevice("d"), headers = {} } = from;
		const session = sid ? `; ${SESSION_COOKIES[audienceOf(path)].name}=${sid}` : "";
		const named = { "x-locale": locale, "user-agent": "test", ...headers, cookie: `did=${device}${session}` };
		return { url: path, remoteAddress: ip, headers: named };
	};
	const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload: unknown, from: Visitor) =>
		apps[audienceOf(path)].inject({
			method,
			...of(path, from),
			...(payload === undefined ? {} : { payload: payload as object }),
		});
	return {
		post: (path, payload, from = {}) => send("POST", path, payload, from),
		put: (path, payload, from = {}) => send("PUT", path, payload, from),
		remove: (path, from = {}) => send("DELETE", path, undefined, from),
		get: (path, from = {}) => send("GET", path, undefined, from),
		close: async () => void (await Promise.all(Object.values(apps).map((app) => app.close()))),
	};
}

/** The profile without what the domains above store of it, unless one of them is there. */
const profileOf = ({ profile }: Identity, more: readonly Binding[]): Binding[] =>
	more.some(({ call }) => call === readProfile)
		? []
		: [
				bind(readProfile, async (_input, { session }) => ({
					...(await profile.readProfile(session.playerId)),
					personaLinkedAccounts: [],
				})),
			];

const SESSION_COOKIE_NAMES = Object.values(SESSION_COOKIES).map(({ name }) => name);

/** The value of the session's cookie in a reply, of either origin. */
export const sidIn = (answer: { cookies: { name: string; value: string }[] }): string =>
	answer.cookies.find(({ name }) => SESSION_COOKIE_NAMES.includes(name))?.value ?? "";
