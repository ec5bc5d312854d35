import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "./generated.ts";
import { MODULES } from "./modules.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

const read = (path: string): string | undefined =>
	existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : undefined;

const changed = [...generatedFiles(MODULES, read)].filter(([path, text]) => read(path) !== text);
for (const [path, text] of changed) {
	writeFileSync(join(ROOT, path), text);
	console.log(`wrote ${path}`);
}
if (changed.some(([path]) => path.endsWith("package.json")))
	console.log("  then: npm install && npm run mend-lock   # the lock file repeats the dependencies");
