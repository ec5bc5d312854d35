import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { applyFile } from "./apply-file.ts";
import { applyFunctions } from "./functions.ts";
import { refuseNewer } from "./newer.ts";
import type { MigrationFile, SqlFiles } from "./sql-files.ts";
import type { Reader, Tx } from "./types.ts";

/** The lock of Kysely's migrator, which versions before this one take, too. */
const LOCK = "3853314791062309107";

/** The names of what was applied. */
export type Applied = { migrations: string[]; functions: string[] };

/**
 * Brings the database up to date: the migrations that it does not have yet, then the functions whose text has changed.
 * All in one transaction, so all or nothing; processes that start at once do it one after the other.
 */
export const migrate = (database: Reader, { migrations, functions }: SqlFiles): Promise<Applied> =>
	database.transaction().execute(async (tx) => {
		await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
		await refuseNewer(tx, migrations, functions);
		return { migrations: await applyMigrations(tx, migrations), functions: await applyFunctions(tx, functions) };
	});

async function applyMigrations(tx: Tx, files: readonly MigrationFile[]): Promise<string[]> {
	const migrator = new Migrator({
		db: tx,
		allowUnorderedMigrations: true,
		migrationTableSchema: "platform",
		provider: {
			getMigrations: async () =>
				Object.fromEntries(
					files.map((file) => [file.name, { up: (db) => applyFile(db as Tx, `${file.name}.sql`, file.sql) }]),
				),
		},
	});
	const { error, results } = await migrator.migrateToLatest();
	if (error) throw error;
	return (results ?? []).map((result) => result.migrationName);
}
