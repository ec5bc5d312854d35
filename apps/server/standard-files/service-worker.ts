import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serverPages } from "@baize/platform-paths";
import { etagOf, isKnownTo } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { SITE_BUILD } from "../pages/build.ts";

/** It requests pages of our own and loads nothing. The policy of the worker's script is that of its requests. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * What browsers receive while there is to be no worker: one that deletes all that an earlier one stored and ends itself.
 * Each browser asks for the script again whenever a page is opened, so this reaches those that have one.
 */
const ENDING_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
	const names = await caches.keys();
	await Promise.all(names.map((name) => caches.delete(name)));
	await registration.unregister();
}
`;

/** Before the script where no lobby is to be stored: it then deletes what was, and only shows notifications. */
const WITHOUT_LOBBY = "self.STORES_NO_LOBBY = true;\n";

type Ports = {
	isLobbyStored(): boolean;
	isPushOn(): boolean;
	/** Where the build wrote it. */
	path?: string;
};

/** The service worker, or where nothing needs it the one that ends it. It is revalidated each time. */
export function serveServiceWorker(
	app: FastifyInstance,
	{ isLobbyStored, isPushOn, path = join(SITE_BUILD, "service-worker.js") }: Ports,
): void {
	let built: string | undefined;
	const read = async (): Promise<string> => {
		if (!isLobbyStored() && !isPushOn()) return ENDING_WORKER;
		built ??= await readFile(path, "utf8").catch(() => undefined);
		return built === undefined ? ENDING_WORKER : isLobbyStored() ? built : WITHOUT_LOBBY + built;
	};
	app.get(serverPages.serviceWorker, async (request, reply) => {
		const script = await read();
		const etag = etagOf(Buffer.from(script));
		reply
			.type("text/javascript; charset=utf-8")
			.header("cache-control", "no-cache")
			.header("content-security-policy", WORKER_POLICY)
			.header("etag", etag);
		return isKnownTo(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(script);
	});
}
