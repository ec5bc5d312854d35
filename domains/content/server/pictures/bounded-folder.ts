import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { folderStorage, PART } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";

/**
 * Files in a folder that together are not larger than a bound: those that were not asked for longest are deleted. What
 * is deleted can be made again.
 */
export function boundedFolder(folder: string, maxBytes: number): Storage {
	const files = folderStorage(folder);
	/** The size of each file, the one that was not asked for longest first. */
	const sizes = readSizes(folder);
	let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);

	function forget(name: string): void {
		bytes -= sizes.get(name) ?? 0;
		sizes.delete(name);
	}

	async function remove(name: string): Promise<void> {
		forget(name);
		await files.remove(name);
	}

	return {
		async get(name) {
			const found = await files.get(name);
			const size = sizes.get(name);
			if (!found) forget(name);
			else if (size !== undefined) {
				sizes.delete(name);
				sizes.set(name, size);
			}
			return found;
		},
		async put(name, written) {
			await files.put(name, written);
			forget(name);
			sizes.set(name, written.length);
			bytes += written.length;
			for (const [oldest] of sizes) {
				if (bytes <= maxBytes) break;
				await remove(oldest);
			}
		},
		remove,
	};
}

/** What an earlier process has left. What it had not written to its end is deleted. */
function readSizes(folder: string): Map<string, number> {
	const found = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isFile());
	for (const { name } of found) if (name.endsWith(PART)) rmSync(join(folder, name), { force: true });
	return new Map(
		found
			.filter(({ name }) => !name.endsWith(PART))
			.map(({ name }) => ({ name, stat: statSync(join(folder, name)) }))
			.sort((one, other) => one.stat.mtimeMs - other.stat.mtimeMs)
			.map(({ name, stat }) => [name, stat.size]),
	);
}
