import { execFile } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
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
	const isOld = ({ build, folder }: PageApp): boolean => !isFresh(build, Math.max(sharedMs, newestIn([folder])));
	const server = isDev ? Promise.resolve(SERVER_SOURCES) : buildServer(sharedMs, ports);
	const pages = buildAll(first.filter(isOld), "Building the pages (once; some fifteen seconds)…", ports);
	const oldOffice = [BACKOFFICE].filter(isOld);
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
	if (isFresh(SERVER.build, Math.max(sharedMs, newestIn(OF_SERVER)))) return BUILT_SERVER;
	try {
		await build(SERVER, signal);
		return BUILT_SERVER;
	} catch (error) {
		if (!signal?.aborted) print((error as Error).message);
		return SERVER_SOURCES;
	}
}

async function buildAll(apps: readonly PageApp[], announcement: string, { print, signal }: BuildPorts): Promise<void> {
	if (apps.length === 0) return;
	print(announcement);
	await Promise.all(apps.map((app) => build(app, signal)));
}

async function build(app: App, signal: AbortSignal | undefined): Promise<void> {
	const begunAt = new Date();
	await run(app, signal);
	markComplete(app.build, begunAt);
}

async function compress({ build, assets }: PageApp): Promise<void> {
	if (isCompressed(build)) return;
	await precompress(assets);
	markCompressed(build);
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
