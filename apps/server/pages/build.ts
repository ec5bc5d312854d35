import { execFile } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { isFresh, markComplete } from "./freshness.ts";
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

export const SITE_BUILD = join(ROOT, "apps/site/build");
export const LEGACY_BUILD = join(ROOT, "apps/legacy/build");
export const BACKOFFICE_BUILD = join(ROOT, "apps/backoffice/build");

/** Where to tell what is built, and what ends the build early. */
export type BuildPorts = { print(line: string): void; signal?: AbortSignal };

type PageApp = { folder: string; build: string; assets: string; command: [name: string, ...args: string[]] };

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

/** Builds the players' pages, the legacy application and the back office, at once, where there is no build or one older than its sources. */
export const buildPagesIfOld = (ports: BuildPorts): Promise<void> =>
	buildOld([SITE, LEGACY, BACKOFFICE], "Building the pages (once; some fifteen seconds)…", ports);

/** Also during development: the players' pages are rebuilt as one types, the other two when the server starts. */
export const buildOthersIfOld = (ports: BuildPorts): Promise<void> =>
	buildOld([LEGACY, BACKOFFICE], "Building the back office (once; a few seconds)…", ports);

async function buildOld(apps: readonly PageApp[], announcement: string, { print, signal }: BuildPorts): Promise<void> {
	const old = apps.filter(({ build, folder }) => !isFresh(build, sourcesOf(folder)));
	if (old.length === 0) return;
	print(announcement);
	await Promise.all(old.map((app) => build(app, signal)));
}

const sourcesOf = (folder: string): string[] => [...SHARED, folder].map((each) => join(ROOT, each));

async function build(app: PageApp, signal: AbortSignal | undefined): Promise<void> {
	const begunAt = new Date();
	await run(app, signal);
	await precompress(app.assets);
	markComplete(app.build, begunAt);
}

const execute = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

async function run({ command: [name, ...args], folder }: PageApp, signal: AbortSignal | undefined): Promise<void> {
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
