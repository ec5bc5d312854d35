import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { revisionFiles } from "./revisions.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const DOMAINS = join(ROOT, "domains");

for (const [path, text] of revisionFiles(DOMAINS, readdirSync(DOMAINS))) {
	if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
	writeFileSync(path, text);
	console.log(`wrote ${relative(ROOT, path)}`);
}
