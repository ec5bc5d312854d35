import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Written when a build is complete; its time is when the build began, so a source that changed meanwhile is newer. */
const MARK = ".complete";

/** Whether the build is complete, and no source is newer than its beginning. */
export function isFresh(build: string, sources: readonly string[]): boolean {
	const mark = join(build, MARK);
	if (!existsSync(mark)) return false;
	const builtMs = statSync(mark).mtimeMs;
	return sources.every((folder) => !hasNewer(folder, builtMs));
}

export function markComplete(build: string, begunAt: Date): void {
	const mark = join(build, MARK);
	writeFileSync(mark, "");
	utimesSync(mark, begunAt, begunAt);
}

/** Written when every file of a complete build has its compressed copies; it has the time of that build. */
const COMPRESSED_MARK = ".compressed";

const timeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

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

function hasNewer(folder: string, thanMs: number): boolean {
	return readdirSync(folder, { withFileTypes: true }).some((entry) => {
		if (!isSource(entry.name)) return false;
		const path = join(folder, entry.name);
		return entry.isDirectory() ? hasNewer(path, thanMs) : statSync(path).mtimeMs > thanMs;
	});
}
