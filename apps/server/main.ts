import "./environment.ts";
import { GeoDatabaseUnreadable } from "@baize/geo/server";
import { ConfigErrors, readConfig } from "@baize/platform-server";
import { ownSignals } from "./own-signals.ts";
import { buildBackofficeIfOld, buildPagesIfOld } from "./pages/build.ts";
import { type RunningServer, startServer } from "./server.ts";
import { CannotStart } from "./start-up.ts";

// The first lines that a user of Baize sees: where the site is, or what to do so that it starts.
const print = (line: string): void => void process.stdout.write(`${line}\n`);
// The reader of our output may end; the site must not.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

try {
	const isDev = process.argv.includes("--dev");
	const config = readConfig(process.env);
	if (isDev) buildBackofficeIfOld(print);
	else buildPagesIfOld(print);
	const starting = startServer(config, { isDev });
	const end = (server: RunningServer): Promise<never> => server.stop().then(() => process.exit(0));
	// A signal during the start stops what was started, such as the database, when the start is complete.
	ownSignals(() => void starting.then(end, () => {}), { isDev });
	for (const line of (await starting).welcome) print(line);
} catch (error) {
	const isExplained = [ConfigErrors, CannotStart, GeoDatabaseUnreadable].some((kind) => error instanceof kind);
	if (!isExplained || !(error instanceof Error)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
