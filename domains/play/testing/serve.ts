import type { AddressInfo } from "node:net";
import { bindRoutes, openHttp, openLog, type Session, visitReader } from "@baize/platform-server";
import type { Play } from "../server/index.ts";

/**
 * The domain alone behind a real HTTP server, for benchmarks: whole rounds with cookie, admission, validation, draw,
 * money and answer. `sessions` are found by the value of the cookie `sid`.
 */
export async function servePlay(
	play: Play,
	sessions: ReadonlyMap<string, Session>,
): Promise<{ url: string; close(): Promise<void> }> {
	const app = openHttp({ publicUrl: "http://127.0.0.1", trustedProxies: [] }, openLog("silent"));
	bindRoutes(
		app,
		play.bindings,
		visitReader((sid) => (sid === undefined ? undefined : sessions.get(sid))),
	);
	await app.listen({ host: "127.0.0.1", port: 0 });
	const { port } = app.server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
