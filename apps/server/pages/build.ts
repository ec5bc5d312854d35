import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { precompress } from "./precompress.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;
const SHARED = [
	"kernel",
	"engines",
	"platform/web",
	"platform/backoffice",
	"platform/stage",
	"games",
	"domains",
	"tools/vite",
];

export const SITE_BUILD = join(ROOT, "apps/site/build");
export const BACKOFFICE_BUILD = join(ROOT, "apps/backoffice/build");

/** Builds the players' pages and the back office where there is no build, or one older than its sources. */
export function buildPagesIfOld(print: (line: string) => void): void {
	buildSiteIfOld(print);
	buildBackofficeIfOld(print);
}

function buildSiteIfOld(print: (line: string) => void): void {
	if (isFresh(join(SITE_BUILD, "server/index.js"), "apps/site")) return;
	print("Building the pages (once; about half a minute)…");
	run("react-router", ["build"], join(ROOT, "apps/site"));
	precompress(join(SITE_BUILD, "client"));
}

/** Also during development: the players' pages are rebuilt as one types, the back office when the server starts. */
export function buildBackofficeIfOld(print: (line: string) => void): void {
	if (isFresh(join(BACKOFFICE_BUILD, "index.html"), "apps/backoffice")) return;
	print("Building the back office (once; a few seconds)…");
	run("vite", ["build"], join(ROOT, "apps/backoffice"));
	precompress(BACKOFFICE_BUILD);
}

function isFresh(output: string, app: string): boolean {
	if (!existsSync(output)) return false;
	const builtMs = statSync(output).mtimeMs;
	return [...SHARED, app].every((folder) => newestMs(join(ROOT, folder)) <= builtMs);
}

function newestMs(folder: string): number {
	let newest = 0;
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.name === "node_modules" || entry.name === "build" || entry.name.startsWith(".")) continue;
		const path = join(folder, entry.name);
		newest = Math.max(newest, entry.isDirectory() ? newestMs(path) : statSync(path).mtimeMs);
	}
	return newest;
}

function run(command: string, args: string[], cwd: string): void {
	const { status, stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin", command), args, {
		cwd,
		encoding: "utf8",
		// The tools run on the same Node as this process, also where another one is first on the PATH.
		env: {
			...process.env,
			NODE_ENV: "production",
			PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
		},
	});
	if (status !== 0) throw new Error(`Building the pages failed in ${cwd}:\n${stdout}\n${stderr}`);
}
