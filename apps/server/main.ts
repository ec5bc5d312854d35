import "./environment.ts";
import { GeoDatabaseUnreadable } from "@baize/geo/server";
import { ConfigFaults, readConfig } from "@baize/platform-server";
import { buildPagesIfOld } from "./pages/build.ts";
import { startServer } from "./server.ts";
import { CannotStart } from "./start-up.ts";

// The first thing a person sees of Baize: either where it is, or what to do so that it starts.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Whoever read our lines may go away; players have not.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

try {
	const isDev = process.argv.includes("--dev");
	const config = readConfig(process.env);
	if (!isDev) buildPagesIfOld(say);
	const server = await startServer(config, { isDev });
	for (const line of server.welcome) say(line);
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void server.stop().then(() => process.exit(0)));
	}
} catch (error) {
	const isTold = [ConfigFaults, CannotStart, GeoDatabaseUnreadable].some((kind) => error instanceof kind);
	if (!isTold || !(error instanceof Error)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
