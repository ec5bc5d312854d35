import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A folder that only this process uses, until it releases the folder or ends in any way. */
export type FolderLock = { release(): void };

/** Another process, or another part of this one, uses the folder. */
export class FolderInUse extends Error {
	override name = "FolderInUse";
	constructor(folder: string, pid: string) {
		super(
			`The data folder ${dirname(folder)} is used by the server process ${pid}. Stop that one first, or start this one with another DATA_DIR. Several processes need a database of their own: the same DATABASE_URL for each.`,
		);
	}
}

const BUSY = 5;

// An unreferenced lock would be garbage collected, and so released.
const openLocks = new Set<DatabaseSync>();

/**
 * A file with a process id may outlive the process, and the id may be used again, in a container even at every start. A
 * lock of the operating system ends with its process; node offers one only through SQLite, whose file stays empty.
 */
export function lockFolder(folder: string): FolderLock {
	mkdirSync(dirname(folder), { recursive: true });
	const lock = new DatabaseSync(`${folder}-lock`);
	const pidFile = `${folder}-holder`;
	try {
		lock.exec("begin exclusive");
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== BUSY) throw error;
		throw new FolderInUse(folder, existsSync(pidFile) ? readFileSync(pidFile, "utf8") : "that has just begun");
	}
	openLocks.add(lock);
	writeFileSync(pidFile, String(process.pid));
	return {
		release() {
			if (openLocks.delete(lock)) lock.close();
		},
	};
}
