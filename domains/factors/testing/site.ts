import { type Id, idText, openIds } from "@baize/kernel/id";
import { type Clock, systemClock } from "@baize/kernel/time";
import { type Binding, bindRoutes, openHttp, openLog, type Session, visitReader } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import type { FastifyInstance } from "fastify";

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;
type RequestOptions = { body?: unknown; headers?: Record<string, string> };

/** The domain's calls over HTTP, for players whose cookie is their session's handle. */
export type TestSite = {
	request(
		method: "GET" | "POST" | "PUT" | "DELETE",
		path: string,
		by?: Session,
		options?: RequestOptions,
	): Promise<Answer>;
	/** A signed-in player; called again for the same player, it gives another session of theirs. */
	signIn(playerId?: Id, over?: Partial<Session>): Session;
	close(): Promise<void>;
};

export function siteOf(bindings: readonly Binding[], clock: Clock): TestSite {
	const ids = openIds(systemClock, 30);
	const sessions = new Map<string, Session>();
	const app = openHttp({ publicUrl: "https://baize.test", trustedProxies: [] }, openLog("silent"));
	bindRoutes(
		app,
		bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
		clock,
	);
	return {
		request: (method, path, by, { body, headers } = {}) =>
			app.inject({
				method,
				url: path,
				headers: { "x-locale": "en", ...(by ? { cookie: `sid=${by.handle}` } : {}), ...headers },
				...(body === undefined ? {} : { payload: body as object }),
			}),
		signIn(playerId = ids(), over = {}) {
			const sessionId = ids();
			const handle = `handle-${idText(sessionId)}`;
			const bucket = Number(playerId % 64n);
			const session = { sessionId, handle, playerId, bucket, currency: "CAD", roles: [], ...PROVED, ...over };
			sessions.set(handle, session);
			return session;
		},
		close: () => app.close(),
	};
}
