import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Part } from "./part.ts";

/** Writes a part into the repository, formatted and with sorted imports. Throws before writing if a file is there already. */
export function writePart(root: string, { files, edits, copies }: Part): void {
	const taken = Object.keys({ ...files, ...copies }).filter((path) => existsSync(join(root, path)));
	if (taken.length > 0) throw new Error(`nothing was written, because there is already: ${taken.join(", ")}`);
	for (const path of Object.keys({ ...files, ...copies })) mkdirSync(dirname(join(root, path)), { recursive: true });
	for (const [path, text] of Object.entries({ ...files, ...edits })) writeFileSync(join(root, path), text);
	for (const [path, source] of Object.entries(copies)) copyFileSync(join(root, source), join(root, path));
	format(root, Object.keys({ ...files, ...edits }));
}

/** A name's length decides where lines break and how imports are sorted, so that is left to the formatter. */
function format(root: string, paths: readonly string[]): void {
	const { status, stderr } = spawnSync(join(root, "node_modules/.bin/biome"), ["check", "--write", ...paths], {
		cwd: root,
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`the new files break a rule of biome.json:\n${stderr}`);
}
