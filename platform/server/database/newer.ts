import { sql } from "kysely";
import { readAppliedFunctions } from "./functions.ts";
import type { FunctionFile, MigrationFile } from "./sql-files.ts";
import type { Tx } from "./types.ts";

/** The database has migrations or functions that this version of the site does not know. */
class DatabaseIsNewer extends Error {
	override name = "DatabaseIsNewer";
	constructor(unknown: string[]) {
		super(
			`The database was made by a newer version of Baize (it has ${unknown.join(", ")}). Start that version, or restore a backup made by this one.`,
		);
	}
}

export async function refuseNewer(
	tx: Tx,
	migrations: readonly MigrationFile[],
	functions: readonly FunctionFile[],
): Promise<void> {
	const unknown = [...(await unknownMigrations(tx, migrations)), ...(await newerFunctions(tx, functions))];
	if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
}

async function unknownMigrations(tx: Tx, files: readonly MigrationFile[]): Promise<string[]> {
	const table = await sql<{
		found: string | null;
	}>`select to_regclass('platform.kysely_migration')::text as found`.execute(tx);
	if (!table.rows[0]?.found) return [];
	const applied = await sql<{ name: string }>`select name from platform.kysely_migration`.execute(tx);
	const known = new Set(files.map((file) => file.name));
	return applied.rows.map((row) => row.name).filter((name) => !known.has(name));
}

/** Without this, a process of an older version that starts again would put the older text back. */
async function newerFunctions(tx: Tx, files: readonly FunctionFile[]): Promise<string[]> {
	const applied = await readAppliedFunctions(tx);
	return files
		.filter(({ name, revision }) => (applied.get(name)?.revision ?? 0) > revision)
		.map(({ name }) => `revision ${applied.get(name)!.revision} of ${name}`);
}
