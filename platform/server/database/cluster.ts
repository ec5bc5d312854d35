import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Makes the files of a database beside their final place and moves them when they are complete: the files of a start
 * that was killed look like a database and are none. They have a new name each time, because the killed start's
 * processes may still write.
 */
export async function makeCluster(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
	if (existsSync(join(folder, "PG_VERSION"))) return;
	const prefix = `${basename(folder)}-unfinished-`;
	for (const name of readdirSync(dirname(folder))) if (name.startsWith(prefix)) remove(join(dirname(folder), name));
	const unfinished = join(dirname(folder), `${prefix}${randomBytes(4).toString("hex")}`);
	await make(unfinished);
	if (existsSync(folder)) rmdirSync(folder);
	renameSync(unfinished, folder);
}

/** What cannot be removed now does no harm. */
function remove(folder: string): void {
	try {
		rmSync(folder, { recursive: true, maxRetries: 2 });
	} catch {
		// The next start tries again.
	}
}
