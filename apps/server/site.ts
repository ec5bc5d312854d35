import { join } from "node:path";
import { type EmbeddedServer, readConfig, startEmbedded } from "@baize/platform-server";
import type { RunningServer, StartOptions } from "./server.ts";

/** A mistake in the configuration is reported before the server is read; the embedded database starts meanwhile. */
export async function startSite(options: StartOptions): Promise<RunningServer> {
	const config = readConfig(process.env);
	const embedded = config.databaseUrl ? undefined : await beginDatabase(config.dataDir);
	const { startServer } = await import("./server.ts");
	return startServer(config, { ...options, ...embedded });
}

/** Its process runs when this resolves: what is read next keeps ours busy. */
async function beginDatabase(dataDir: string): Promise<{ embedded: Promise<EmbeddedServer> }> {
	const { promise: begun, resolve } = Promise.withResolvers<void>();
	const embedded = startEmbedded(join(dataDir, "postgres"), { onBegun: resolve });
	// An error is reported by what waits for the database.
	await Promise.race([begun, embedded.catch(() => {})]);
	return { embedded };
}
