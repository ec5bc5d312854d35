import { randomBytes } from "node:crypto";
import { createDatabase, type Database, openDatabase } from "@baize/platform-server";
import { inject } from "vitest";
import { TEMPLATE, withDatabase } from "./global-setup.ts";

/** An empty, migrated database for one test file. It is removed after the run. */
export async function openTestDatabase(): Promise<Database> {
	const url = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	await createDatabase(url, name, TEMPLATE);
	return openDatabase(withDatabase(url, name), 8);
}
