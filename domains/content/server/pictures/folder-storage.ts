import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { check } from "@baize/kernel/check";
import type { Storage } from "./storage.ts";

const NAME = /^[0-9a-z-]{1,64}(\.[a-z]{3,5})?$/;
/** Of files that are not complete yet. */
export const PART = ".part";

/** Files in a folder. A file appears under its name only when it is complete. */
export function folderStorage(folder: string): Storage {
	mkdirSync(folder, { recursive: true });
	const pathOf = (name: string): string => {
		check(NAME.test(name), "a picture's file has a name of ours");
		return join(folder, name);
	};
	return {
		async put(name, bytes) {
			const path = pathOf(name);
			// Two processes may write the same picture at once.
			const part = `${path}.${randomUUID()}${PART}`;
			const file = await open(part, "w");
			try {
				await file.writeFile(bytes);
				await file.sync();
			} finally {
				await file.close();
			}
			await rename(part, path);
		},
		get: (name) =>
			readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return undefined;
				throw error;
			}),
		remove: (name) => rm(pathOf(name), { force: true }),
	};
}
