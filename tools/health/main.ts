import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trackedFiles } from "../tidy/files.ts";
import { healthOf } from "./health.ts";

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
const sections = await healthOf(root, paths, (path) => readFileSync(join(root, path), "utf8"));
if (commit) rmSync(root, { recursive: true });

for (const { title, lines, note } of sections) {
	console.log(`\n${title}: ${lines.length === 0 ? "none" : ""}`);
	for (const line of lines) console.log(`  ${line}`);
	if (note) console.log(`  (${note})`);
}
process.exitCode = sections.some(({ lines }) => lines.length > 0) ? 1 : 0;

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
