import { readConfig } from "@baize/platform-server";
import type { RunningServer, StartOptions } from "./server.ts";

/** A mistake in the configuration is reported before the server is read. */
export async function startSite(options: StartOptions): Promise<RunningServer> {
	const config = readConfig(process.env);
	const { startServer } = await import("./server.ts");
	return startServer(config, options);
}
