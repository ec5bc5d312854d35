import { mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { check } from "@baize/kernel/check";
import type { FileStorage } from "../ports.ts";

const NAME = /^[0-9a-z]{1,64}$/;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Files in a folder that only the server's own user may read. */
export function folderStorage(folder: string): FileStorage {
	mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
	const pathOf = (name: string): string => {
		check(NAME.test(name), "a file's name is one of our ids");
		return join(folder, name);
	};
	return {
		async put(name, bytes) {
			const path = pathOf(name);
			const file = await open(`${path}.part`, "w", OWNER_ONLY.file);
			try {
				await file.writeFile(bytes);
				await file.sync();
			} finally {
				await file.close();
			}
			// The file appears under its name only when it is complete.
			await rename(`${path}.part`, path);
		},
		get: (name) =>
			readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return undefined;
				throw error;
			}),
		remove: (name) => rm(pathOf(name), { force: true }),
	};
}
