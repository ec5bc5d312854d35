import { join } from "node:path";
import { systemClock } from "@baize/kernel/time";
import {
	type Config,
	type Database,
	type Log,
	migrate,
	migrateOutbox,
	openDatabase,
	sqlFiles,
	startEmbedded,
} from "@baize/platform-server";
import { openKeys } from "./composition/keys/keys.ts";

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

/**
 * A message for the person who starts the site: what is wrong and what to do. The start ends with it, without a trace.
 */
export class CannotStart extends Error {
	override name = "CannotStart";
}

export type OpenedDatabase = {
	database: Database;
	/** Ends our connections, and with them the embedded server. */
	close(): Promise<void>;
};

/** Connections that are still in use after this time are cut when the server or the process ends. */
const CLOSE_MS = 1_000;

/**
 * The database, reachable and up to date: the one of DATABASE_URL, or the embedded one under DATA_DIR. `open` starts
 * that one, or joins it where the site runs.
 */
export async function openMigratedDatabase(
	config: Config,
	{ open = startEmbedded, log }: { open?: typeof startEmbedded; log?: Log } = {},
): Promise<OpenedDatabase> {
	const embedded = config.databaseUrl ? undefined : await openEmbeddedUnder(config.dataDir, open);
	const url = config.databaseUrl ?? embedded?.url ?? "";
	const database = openDatabase(url, { log });
	const close = async (): Promise<void> => {
		await Promise.race([database.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
		await embedded?.stop();
	};
	try {
		await migrateAll(url);
		await openKeys(config, database, systemClock);
	} catch (error) {
		await close();
		throw asCannotStart(error);
	}
	return { database, close };
}

async function openEmbeddedUnder(
	dataDir: string,
	open: typeof startEmbedded,
): Promise<{ url: string; stop(): Promise<void> }> {
	return open(join(dataDir, "postgres")).catch((error) =>
		Promise.reject(new CannotStart(String(error.message ?? error))),
	);
}

/** Migrations have no time limit, nor has the wait for another process that migrates. */
async function migrateAll(url: string): Promise<void> {
	const database = openDatabase(url, { connections: 2, answerMs: Number.POSITIVE_INFINITY });
	try {
		await migrateOutbox(database);
		await migrate(database.reader, sqlFiles(DOMAINS));
	} finally {
		await database.close();
	}
}

const SAYS_WHAT_TO_DO = new Set(["DatabaseIsNewer", "SqlFileFailed", "SecretIsAnother"]);
const UNREACHABLE = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "ECONNRESET"]);
const BAD_CREDENTIALS = new Set(["28P01", "28000", "3D000"]);

function asCannotStart(error: unknown): unknown {
	const { code, name, message } = error as { code?: string; name?: string; message?: string };
	if (name && SAYS_WHAT_TO_DO.has(name)) return new CannotStart(message);
	if (code && UNREACHABLE.has(code)) {
		return new CannotStart(
			`The database of DATABASE_URL cannot be reached (${code}). Is it running, and is the address right?`,
		);
	}
	if (code && BAD_CREDENTIALS.has(code)) {
		return new CannotStart(
			`The database of DATABASE_URL refuses us: ${message}. Check the user, the password and the database's name.`,
		);
	}
	return error;
}
