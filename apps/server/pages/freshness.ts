import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Written when a build is complete; its time is when the build began, so a source that changed meanwhile is newer. */
const MARK = ".complete";

const timeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Whether the build is complete, and no source is newer than its beginning. */
export function isFresh(build: string, newestSourceMs: number): boolean {
	const builtMs = timeOf(join(build, MARK));
	return builtMs !== undefined && newestSourceMs <= builtMs;
}

export function markComplete(build: string, begunAt: Date): void {
	const mark = join(build, MARK);
	writeFileSync(mark, "");
	utimesSync(mark, begunAt, begunAt);
}

/** Written when every file of a complete build has its compressed copies; it has the time of that build. */
const COMPRESSED_MARK = ".compressed";

export function isCompressed(build: string): boolean {
	const built = timeOf(join(build, MARK));
	return built !== undefined && built === timeOf(join(build, COMPRESSED_MARK));
}

/** Of a build that is complete. */
export function markCompressed(build: string): void {
	const { mtime } = statSync(join(build, MARK));
	const mark = join(build, COMPRESSED_MARK);
	writeFileSync(mark, "");
	utimesSync(mark, mtime, mtime);
}

const isSource = (name: string): boolean => name !== "node_modules" && name !== "build" && !name.startsWith(".");

/** When the newest source in the folder was written; 0 without any. */
export function newestSourceMs(folder: string): number {
	let newestMs = 0;
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (!isSource(entry.name)) continue;
		const path = join(folder, entry.name);
		newestMs = Math.max(newestMs, entry.isDirectory() ? newestSourceMs(path) : statSync(path).mtimeMs);
	}
	return newestMs;
}
