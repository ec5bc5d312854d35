import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, migrate, migrateOutbox, openDatabase, sqlFiles, startEmbedded } from "@baize/platform-server";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

export const TEMPLATE = "template_site";

// Tests need the real engine, but not the real disk: data that a power cut would lose does not matter here.
const FAST_SETTINGS = {
	fsync: "off",
	synchronous_commit: "off",
	full_page_writes: "off",
	autovacuum: "off",
	max_connections: "200",
	shared_buffers: "128MB",
};

const IN_MEMORY = "/dev/shm";
/** Several times what the databases of the files that run at once need. */
const NEEDED_BYTES = 8 * 2 ** 30;

/** A disk needs more time to make and remove so many files. */
function placeOfData(): string {
	try {
		const { bavail, bsize } = statfsSync(IN_MEMORY);
		return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES ? IN_MEMORY : tmpdir();
	} catch {
		return tmpdir();
	}
}

const DOMAINS = new URL("../domains", import.meta.url).pathname;

/** One PostgreSQL for the whole run, with a migrated template from which test files copy their own databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = mkdtempSync(join(placeOfData(), "baize-test-"));
	chmodSync(folder, 0o755);
	const server = await startEmbedded(join(folder, "postgres"), { settings: FAST_SETTINGS });
	const templateUrl = withDatabase(server.url, TEMPLATE);
	await createDatabase(server.url, TEMPLATE);
	const template = openDatabase(templateUrl, 2);
	await migrateOutbox(template);
	await migrate(template.reader, sqlFiles(DOMAINS));
	await template.close();
	project.provide("postgresUrl", server.url);
	return async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}

export function withDatabase(url: string, name: string): string {
	const changed = new URL(url);
	changed.pathname = `/${name}`;
	return changed.href;
}
