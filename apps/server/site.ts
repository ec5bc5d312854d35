import { readConfig } from "@baize/platform-server";
import type { Builds } from "./pages/build.ts";
import type { RunningServer } from "./server.ts";

type Options = { isDev: boolean; builds?: Builds };

/** A mistake in the configuration is reported before the server is read. */
export async function startSite(options: Options): Promise<RunningServer> {
	const config = readConfig(process.env);
	const { startServer } = await import("./server.ts");
	return startServer(config, options);
}
