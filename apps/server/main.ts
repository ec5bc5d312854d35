import "./environment.ts";
import { flushCompileCache } from "node:module";
import { ownSignals } from "./own-signals.ts";
import { beginBuilds } from "./pages/build.ts";
import type { RunningServer } from "./server.ts";
import type { startSite } from "./site.ts";

// The first lines that a user of Baize sees: where the site is, or what to do so that it starts.
const print = (line: string): void => void process.stdout.write(`${line}\n`);
// The reader of our output may end; the site must not.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

/** Errors that say to the person who starts the site what is wrong and what to do. */
const EXPLAINED = new Set(["ConfigErrors", "CannotStart", "GeoDatabaseUnreadable"]);

const end = (server: RunningServer): Promise<never> => server.stop().then(() => process.exit(0));

const isDev = process.argv.includes("--dev");
const ending = new AbortController();
try {
	// A start that fails before the pages are built reports its own error, not theirs.
	const builds = beginBuilds({ print, signal: ending.signal }, { isDev });
	// The server is read and started while the pages are built.
	const starting = builds.server
		.then((file) => import(file) as Promise<{ startSite: typeof startSite }>)
		.then((site) => site.startSite({ isDev, builds }));
	// A signal during the start ends the building of pages, and stops what was started, such as the database, when the
	// start is complete.
	const onSignal = (): void => {
		ending.abort();
		void starting.then(end, () => {});
	};
	ownSignals(onSignal, { isDev });
	// In one write, so that a program that reads a part of it has all of it.
	print((await starting).welcome.join("\n"));
	// A later start needs them, also when this process is killed.
	flushCompileCache();
	// The site answers without a back office, too; the next start tries again.
	builds.finish().catch((error: Error) => {
		if (!ending.signal.aborted) process.stderr.write(`${error.message}\n`);
	});
} catch (error) {
	if (ending.signal.aborted) process.exit(0);
	ending.abort();
	if (!(error instanceof Error && EXPLAINED.has(error.name))) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
