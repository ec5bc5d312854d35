import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trackedFiles } from "../tidy/files.ts";
import { vocabularyIssues } from "../tidy/vocabulary.ts";
import { circles, undeclaredImports } from "./imports.ts";
import { largeFolders, longFunctions } from "./sizes.ts";

const USAGE = `npm run health                 the state of the working tree
npm run health -- <commit>     the same of a commit, to compare`;

const ROOT = new URL("../..", import.meta.url).pathname;
const commit = process.argv[2];
if (commit?.startsWith("-")) {
	console.log(USAGE);
	process.exit(1);
}

const root = commit ? checkedOut(commit) : ROOT;
const paths = commit ? filesOf(commit) : trackedFiles(ROOT);
const read = (path: string): string => readFileSync(join(root, path), "utf8");

section("Banned words, by how often they are used", countWords());
section("Folders with more than 30 files", largeFolders(paths));
section("Functions of more than 70 lines", longFunctions(sources(), read));
section("Imports of packages that are not declared", undeclaredImports(paths, read));
section("Circles of imports, types included", await circles(root));

function checkedOut(revision: string): string {
	const folder = mkdtempSync(join(tmpdir(), "baize-health-"));
	const archive = execFileSync("git", ["archive", revision], { cwd: ROOT, maxBuffer: 1 << 30 });
	execFileSync("tar", ["-x", "-C", folder], { input: archive });
	return folder;
}

function filesOf(revision: string): string[] {
	const args = ["ls-tree", "-r", "--name-only", revision];
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 })
		.split("\n")
		.filter(Boolean);
}

function sources(): string[] {
	return paths.filter((path) => /\.tsx?$/.test(path));
}

function countWords(): string[] {
	const counts = new Map<string, number>();
	for (const path of paths.filter((each) => /\.(tsx?|md)$/.test(each)))
		for (const { word } of vocabularyIssues(path, read(path))) counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1]).map(([word, count]) => `${word} ${count}`);
}

function section(title: string, lines: readonly string[]): void {
	console.log(`\n${title}: ${lines.length === 0 ? "none" : ""}`);
	for (const line of lines) console.log(`  ${line}`);
}
