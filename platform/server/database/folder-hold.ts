import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A folder that this process alone works with, until it lets go or ends, however it ends. */
export type FolderHold = { letGo(): void };

/** Another process, or another part of this one, works with the folder. */
export class FolderIsHeld extends Error {
	override name = "FolderIsHeld";
	constructor(folder: string, pid: string) {
		super(
			`The data folder ${dirname(folder)} is used by the server process ${pid}. Stop that one first, or start this one with another DATA_DIR. Several processes need a database of their own: the same DATABASE_URL for each.`,
		);
	}
}

const BUSY = 5;

// A hold that nobody remembers would be collected, and end.
const held = new Set<DatabaseSync>();

/**
 * A file that names a process may outlive it, and its number may come again, in a container even at every start. A lock
 * of the system ends with its process; node gives one only through SQLite, whose file stays empty.
 */
export function holdFolder(folder: string): FolderHold {
	mkdirSync(dirname(folder), { recursive: true });
	const lock = new DatabaseSync(`${folder}-lock`);
	const pidFile = `${folder}-holder`;
	try {
		lock.exec("begin exclusive");
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== BUSY) throw error;
		throw new FolderIsHeld(folder, existsSync(pidFile) ? readFileSync(pidFile, "utf8") : "that has just begun");
	}
	held.add(lock);
	writeFileSync(pidFile, String(process.pid));
	return {
		letGo() {
			if (held.delete(lock)) lock.close();
		},
	};
}
