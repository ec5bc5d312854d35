import { execFile } from "node:child_process";
import { basename, delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { alone } from "./alone.ts";
import { isCompressed, isFresh, markComplete, markCompressed, newestSourceMs } from "./freshness.ts";
import { precompress } from "./precompress.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;
const SHARED = [
	"kernel",
	"engines",
	"platform/paths",
	"platform/web",
	"platform/backoffice",
	"platform/stage",
	"games",
	"domains",
	"tools/vite",
];
/** What the server is built from beside those. */
const OF_SERVER = ["platform", "apps/server"];

export const SITE_BUILD = join(ROOT, "apps/site/build");
export const LEGACY_BUILD = join(ROOT, "apps/legacy/build");
export const BACKOFFICE_BUILD = join(ROOT, "apps/backoffice/build");

/** Where to print what is built, and what ends the build early. */
export type BuildPorts = { print(line: string): void; signal?: AbortSignal };

type App = { folder: string; build: string; command: [name: string, ...args: string[]] };
type PageApp = App & { assets: string };
/** With the time of its newest source. */
type OldApp = { app: App; newestMs: number };

const SITE: PageApp = {
	folder: "apps/site",
	build: SITE_BUILD,
	assets: join(SITE_BUILD, "client"),
	command: ["react-router", "build"],
};

const BACKOFFICE: PageApp = {
	folder: "apps/backoffice",
	build: BACKOFFICE_BUILD,
	assets: BACKOFFICE_BUILD,
	command: ["vite", "build"],
};

/** It is built apart, and knows nothing of the site's router and components. */
const LEGACY: PageApp = {
	folder: "apps/legacy",
	build: LEGACY_BUILD,
	assets: LEGACY_BUILD,
	command: ["vite", "build"],
};

/** One file in place of some two thousand modules: built and read in half the time that reading them takes. */
const SERVER: App = { folder: "apps/server", build: join(ROOT, "apps/server/build"), command: ["vite", "build"] };
const BUILT_SERVER = join(SERVER.build, "site.js");
const SERVER_SOURCES = join(ROOT, "apps/server/site.ts");

export type Builds = {
	/** The module that starts the site. */
	server: Promise<string>;
	/** What the first page needs. */
	pages: Promise<void>;
	/** Resolves when the back office is built. */
	office: Promise<void>;
	/** Builds the back office and compresses all files: what the first page does not wait for. It can be called once. */
	finish(): Promise<void>;
};

/**
 * Begins to build the pages, where there is no build or one older than its sources. In development the players' pages
 * are rebuilt as one types, and only the legacy application is built.
 */
export function beginBuilds(ports: BuildPorts, { isDev = false } = {}): Builds {
	const first = isDev ? [LEGACY] : [SITE, LEGACY];
	const sharedMs = newestIn(SHARED);
	const oldOf = (apps: readonly PageApp[]): OldApp[] =>
		apps
			.map((app) => ({ app, newestMs: Math.max(sharedMs, newestIn([app.folder])) }))
			.filter(({ app, newestMs }) => !isFresh(app.build, newestMs));
	const server = isDev ? Promise.resolve(SERVER_SOURCES) : buildServer(sharedMs, ports);
	const pages = buildAll(oldOf(first), "Building the pages (once; some fifteen seconds)…", ports);
	const oldOffice = oldOf([BACKOFFICE]);
	const { promise: office, resolve, reject } = Promise.withResolvers<void>();
	if (oldOffice.length === 0) resolve();
	// Their errors are reported by what waits for them.
	for (const build of [pages, office]) build.catch(() => {});
	return {
		server,
		pages,
		office,
		async finish() {
			const built = buildAll(oldOffice, "Building the back office (once; some ten seconds)…", ports);
			built.then(resolve, reject);
			await built;
			for (const app of [...first, BACKOFFICE]) await compress(app);
		},
	};
}

/** Everything, before it is used: for checks and benchmarks. */
export async function buildPagesIfOld(ports: BuildPorts): Promise<void> {
	const { server, pages, finish } = beginBuilds(ports);
	if ((await server) !== BUILT_SERVER) throw new Error("The server was not built.");
	await pages;
	await finish();
}

const newestIn = (folders: readonly string[]): number =>
	Math.max(...folders.map((folder) => newestSourceMs(join(ROOT, folder))));

/** A server that cannot be built is started from its sources. */
async function buildServer(sharedMs: number, { print, signal }: BuildPorts): Promise<string> {
	const newestMs = Math.max(sharedMs, newestIn(OF_SERVER));
	if (isFresh(SERVER.build, newestMs)) return BUILT_SERVER;
	try {
		await build({ app: SERVER, newestMs }, signal);
		return BUILT_SERVER;
	} catch (error) {
		if (!signal?.aborted) print((error as Error).message);
		return SERVER_SOURCES;
	}
}

async function buildAll(apps: readonly OldApp[], announcement: string, { print, signal }: BuildPorts): Promise<void> {
	if (apps.length === 0) return;
	print(announcement);
	await Promise.all(apps.map((old) => build(old, signal)));
}

/** Two processes that start at once would empty each other's folders. */
const LOCKS = join(ROOT, "node_modules/.cache/builds");
const lockOf = ({ folder }: App): string => join(LOCKS, basename(folder));

/** Does nothing where another process has built it in the meantime. */
const build = ({ app, newestMs }: OldApp, signal: AbortSignal | undefined): Promise<void> =>
	alone(
		lockOf(app),
		async () => {
			if (isFresh(app.build, newestMs)) return;
			const begunAt = new Date();
			await run(app, signal);
			markComplete(app.build, begunAt);
		},
		signal,
	);

async function compress(app: PageApp): Promise<void> {
	if (isCompressed(app.build)) return;
	await alone(lockOf(app), async () => {
		if (isCompressed(app.build)) return;
		await precompress(app.assets);
		markCompressed(app.build);
	});
}

const execute = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

async function run({ command: [name, ...args], folder }: App, signal: AbortSignal | undefined): Promise<void> {
	const cwd = join(ROOT, folder);
	try {
		await execute(join(ROOT, "node_modules/.bin", name), args, {
			cwd,
			signal,
			maxBuffer: MAX_OUTPUT_BYTES,
			// The tools run on the same Node as this process, also where another one is first on the PATH.
			env: {
				...process.env,
				NODE_ENV: "production",
				PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
			},
		});
	} catch (error) {
		const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
		throw new Error(`Building the pages failed in ${cwd}:\n${stdout}\n${stderr}`, { cause: error });
	}
}
