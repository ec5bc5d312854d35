import { setTimeout as pause } from "node:timers/promises";
import { FolderInUse, type FolderLock, lockFolder } from "@baize/platform-server/folder-lock";

const LOOK_MS = 200;

/** Does the work once no other process, and no other part of this one, works under the name; it is a path. */
export async function alone<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
	const lock = await lockWhenFree(name, signal);
	try {
		return await work();
	} finally {
		lock.release();
	}
}

async function lockWhenFree(name: string, signal: AbortSignal | undefined): Promise<FolderLock> {
	for (;;) {
		try {
			return lockFolder(name);
		} catch (error) {
			if (!(error instanceof FolderInUse)) throw error;
		}
		await pause(LOOK_MS, undefined, signal ? { signal } : {});
	}
}
