import { readFileSync } from "node:fs";
import { join } from "node:path";
import { trackedFiles } from "../tidy/files.ts";
import { withCommit } from "./commit.ts";
import { healthOf, type Section } from "./health.ts";

const USAGE = `npm run health                 the state of the working tree
npm run health -- <commit>     the same of a commit, to compare`;

const ROOT = new URL("../..", import.meta.url).pathname;
const commit = process.argv[2];
if (commit?.startsWith("-")) {
	console.log(USAGE);
	process.exit(1);
}

const healthAt = (root: string, paths: readonly string[]): Promise<Section[]> =>
	healthOf(root, paths, (path) => readFileSync(join(root, path), "utf8"));
const sections = await (commit ? withCommit(ROOT, commit, healthAt) : healthAt(ROOT, trackedFiles(ROOT)));

for (const { title, lines, note } of sections) {
	console.log(`\n${title}: ${lines.length === 0 ? "none" : ""}`);
	for (const line of lines) console.log(`  ${line}`);
	if (note) console.log(`  (${note})`);
}
process.exitCode = sections.some(({ lines }) => lines.length > 0) ? 1 : 0;
