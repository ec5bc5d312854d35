import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "./processes.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

const OWN = new Set(["@baize", ".cache"]);

export type FreshClone = { folder: string; remove(): void };

/**
 * The last commit as `git clone` and `npm ci` leave it: without builds, data and caches. Packages from outside are linked
 * to those of this checkout; our own are those of the clone.
 */
export function freshClone(): FreshClone {
	const folder = newFolder();
	execFileSync("git", ["clone", "--quiet", "--shared", ROOT, folder]);
	linkPackages(folder);
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** npm links our own packages by relative paths, which are copied and then lead to the clone. */
function linkPackages(folder: string): void {
	const [from, to] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
	mkdirSync(to);
	for (const name of readdirSync(from)) if (!OWN.has(name)) symlinkSync(join(from, name), join(to, name));
	execFileSync("cp", ["-R", "-P", join(from, "@baize"), to]);
}
