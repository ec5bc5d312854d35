import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const REPOSITORY = new URL("../../", import.meta.url).pathname;

/** The names of all sections that the domains declare for the back office, as their addresses have them. */
export function officeSections(): string[] {
	const files = globSync("domains/*/backoffice/**/*.{ts,tsx}", { cwd: REPOSITORY });
	const sources = files.map((file) => readFileSync(join(REPOSITORY, file), "utf8"));
	const declared = sources.flatMap((source) => source.split("defineResource({").slice(1));
	const names = declared.map((text) => /^\s*name: "(\w+)"/.exec(text)?.[1]);
	if (names.includes(undefined)) throw new Error("a section of the back office does not begin with its name");
	return names.filter((name) => name !== undefined);
}
