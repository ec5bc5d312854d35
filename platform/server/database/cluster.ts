import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Makes the files of a database beside their place and moves them there when they are whole: those of a start that was
 * killed meanwhile look like a database and are none. They have a new name each time, for who made them may still write.
 */
export async function makeCluster(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
	if (existsSync(join(folder, "PG_VERSION"))) return;
	const mark = `${basename(folder)}-unfinished-`;
	for (const name of readdirSync(dirname(folder))) if (name.startsWith(mark)) remove(join(dirname(folder), name));
	const unfinished = join(dirname(folder), `${mark}${randomBytes(4).toString("hex")}`);
	await make(unfinished);
	if (existsSync(folder)) rmdirSync(folder);
	renameSync(unfinished, folder);
}

/** What cannot be removed today is in nobody's way. */
function remove(folder: string): void {
	try {
		rmSync(folder, { recursive: true, maxRetries: 2 });
	} catch {
		// The next start tries again.
	}
}
