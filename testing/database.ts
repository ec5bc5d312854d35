import { randomBytes } from "node:crypto";
import { createDatabase, type Database, openDatabase } from "@baize/platform-server";
import pg from "pg";
import { inject } from "vitest";
import { TEMPLATE, withDatabase } from "./global-setup.ts";

/** Of the test file that runs. */
const made: string[] = [];

/** An empty, migrated database for one test file, which is removed after it. */
export async function openTestDatabase(): Promise<Database> {
	const url = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	await createDatabase(url, name, TEMPLATE);
	made.push(name);
	return openDatabase(withDatabase(url, name), 8);
}

/** One has over a thousand files. To remove those of all tests together takes minutes. */
export async function dropTestDatabases(): Promise<void> {
	if (made.length === 0) return;
	const client = new pg.Client({ connectionString: inject("postgresUrl") });
	await client.connect();
	try {
		for (const name of made.splice(0)) await client.query(`drop database ${name} with (force)`);
	} finally {
		await client.end();
	}
}
