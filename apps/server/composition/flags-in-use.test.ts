import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FLAGS } from "@baize/flags/contract";
import type { Declared } from "@baize/platform-server";
import { describe, expect, it } from "vitest";
import { MODULES } from "./modules.ts";

const REPOSITORY = new URL("../../../", import.meta.url).pathname;
const filesIn = (pattern: string): string[] =>
	globSync(pattern, { cwd: REPOSITORY }).filter((path) => !/node_modules|\.test\.tsx?$|^domains\/flags\//.test(path));

/** The flags that a part of the source reads: `useFlag("x")`, `isFlagOn(flags, "x")` and `reader("x")`. */
function flagsReadIn(pattern: string): string[] {
	const sources = filesIn(pattern).map((path) => readFileSync(join(REPOSITORY, path), "utf8"));
	const reads = /\b(?:useFlag|isFlagOn|reader)\((?:[^()"]*, )?"(\w+)"\)/g;
	const read = new Set(sources.flatMap((source) => [...source.matchAll(reads)].map(([, flag]) => flag)));
	return FLAGS.filter((flag) => read.has(flag));
}

/** The flags that the manifests of a file declare. */
async function flagsDeclaredIn(path: string): Promise<string[]> {
	const modules: Declared[] = Object.values(await import(join(REPOSITORY, path)));
	const declared = new Set(modules.flatMap(({ flags = [] }) => flags));
	return FLAGS.filter((flag) => declared.has(flag));
}

describe("[FLAG-01] the flags that manifests declare", () => {
	it.each(filesIn("domains/*/server/module.ts"))("%s: those that its domain reads", async (path) => {
		expect(await flagsDeclaredIn(path)).toEqual(flagsReadIn(`${dirname(dirname(path))}/**/*.{ts,tsx}`));
	});

	it.each(filesIn("apps/server/composition/connections/*.ts"))("%s: those that it reads", async (path) => {
		expect(await flagsDeclaredIn(path)).toEqual(flagsReadIn(path));
	});

	it("are all that any part of the site reads, so that a flag is listed as without effect where none does", () => {
		const declared = new Set(MODULES.declared.flatMap(({ flags = [] }) => flags));
		expect(FLAGS.filter((flag) => declared.has(flag))).toEqual(flagsReadIn("{apps,domains,platform}/**/*.{ts,tsx}"));
		expect(declared).toContain("cashierDeposit");
		expect(declared).toContain("loyalty");
		expect(declared).toContain("loggedPracticePlay");
	});
});
