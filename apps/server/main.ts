import "./environment.ts";
import { GeoDatabaseUnreadable } from "@baize/geo/server";
import { ConfigFaults, readConfig } from "@baize/platform-server";
import { ownSignals } from "./own-signals.ts";
import { buildBackofficeIfOld, buildPagesIfOld } from "./pages/build.ts";
import { type RunningServer, startServer } from "./server.ts";
import { CannotStart } from "./start-up.ts";

// The first thing a person sees of Baize: either where it is, or what to do so that it starts.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Whoever read our lines may go away; players have not.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

try {
	const isDev = process.argv.includes("--dev");
	const config = readConfig(process.env);
	if (isDev) buildBackofficeIfOld(say);
	else buildPagesIfOld(say);
	const starting = startServer(config, { isDev });
	const end = (server: RunningServer): Promise<never> => server.stop().then(() => process.exit(0));
	// A signal that comes while the site starts stops what it has begun, such as the database, when it has begun all.
	ownSignals(() => void starting.then(end, () => {}), { isDev });
	for (const line of (await starting).welcome) say(line);
} catch (error) {
	const isTold = [ConfigFaults, CannotStart, GeoDatabaseUnreadable].some((kind) => error instanceof kind);
	if (!isTold || !(error instanceof Error)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
