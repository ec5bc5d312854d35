import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Reader } from "./types.ts";

export type MigrationFile = { name: string; sql: string };

/**
 * The migrations of every domain, as "domain/0001-what.sql". Domains do not refer to each other's tables, so their
 * order is free.
 */
export function migrationFiles(domainsFolder: string): MigrationFile[] {
	return readdirSync(domainsFolder).flatMap((domain) => {
		const folder = join(domainsFolder, domain, "server", "migrations");
		if (!existsSync(folder)) return [];
		const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
		return names.map((name) => ({
			name: `${domain}/${basename(name, ".sql")}`,
			sql: readFileSync(join(folder, name), "utf8"),
		}));
	});
}

/** The database has migrations that this version of the site does not know. */
class DatabaseIsNewer extends Error {
	override name = "DatabaseIsNewer";
	constructor(unknown: string[]) {
		super(
			`The database was made by a newer version of Baize (it has ${unknown.join(", ")}). Start that version, or restore a backup made by this one.`,
		);
	}
}

/** Brings the database up to date; applies all files, or none if one fails. Returns the names applied. */
export async function migrate(database: Reader, files: MigrationFile[]): Promise<string[]> {
	await refuseNewer(database, files);
	const migrator = new Migrator({
		db: database,
		allowUnorderedMigrations: true,
		migrationTableSchema: "platform",
		provider: {
			getMigrations: async () =>
				Object.fromEntries(
					files.map((file) => [file.name, { up: (db: Reader) => sql.raw(file.sql).execute(db) as never }]),
				),
		},
	});
	const { error, results } = await migrator.migrateToLatest();
	if (error) throw error;
	return (results ?? []).map((result) => result.migrationName);
}

async function refuseNewer(database: Reader, files: MigrationFile[]): Promise<void> {
	const table = await sql<{
		found: string | null;
	}>`select to_regclass('platform.kysely_migration')::text as found`.execute(database);
	if (!table.rows[0]?.found) return;
	const applied = await sql<{ name: string }>`select name from platform.kysely_migration`.execute(database);
	const known = new Set(files.map((file) => file.name));
	const unknown = applied.rows.map((row) => row.name).filter((name) => !known.has(name));
	if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
}
