import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The line of a place in a text, counted from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;

export type SourceFile = { path: string; text: string; lines: number };

/** Every file that git tracks or would add, without those that are deleted but not yet committed. */
export function trackedFiles(root: string): string[] {
	const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1 << 26,
	});
	return listed.split("\n").filter((path) => path !== "" && existsSync(`${root}/${path}`));
}

/** Every source file among them. */
export function sourceFiles(root: string): SourceFile[] {
	return trackedFiles(root)
		.filter((path) => /\.(ts|tsx|sql|css|mjs)$/.test(path))
		.map((path) => readSource(root, path));
}

function readSource(root: string, path: string): SourceFile {
	const text = readFileSync(`${root}/${path}`, "utf8");
	return { path, text, lines: text.split("\n").length - 1 };
}
