import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { migrate, openDatabase, sqlFiles, startEmbedded } from "@baize/platform-server";
import { NOTES } from "./columns.data.ts";
import { tablesFiles } from "./files.ts";
import { kindFiles } from "./kinds/files.ts";
import { revisionFiles } from "./revisions.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const DOMAINS = join(ROOT, "domains");

// The functions first, then their revisions: without them there are no migrations.
writeAll(kindFiles(DOMAINS));
writeAll(revisionFiles(DOMAINS, readdirSync(DOMAINS)));
writeAll(await fromNewDatabase());

function writeAll(files: ReadonlyMap<string, string>): void {
	for (const [path, text] of files) {
		if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
		writeFileSync(path, text);
		console.log(`wrote ${relative(ROOT, path)}`);
	}
}

async function fromNewDatabase(): Promise<Map<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), "baize-tables-"));
	chmodSync(folder, 0o755);
	const server = await startEmbedded(join(folder, "postgres"), { settings: { fsync: "off" } });
	const database = openDatabase(server.url, 2);
	try {
		await migrate(database.reader, sqlFiles(DOMAINS));
		return await tablesFiles(database.reader, DOMAINS, NOTES);
	} finally {
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true });
	}
}
