import { createHash } from "node:crypto";
import { sql } from "kysely";
import { applyFile, attempt, SqlFileFailed } from "./apply-file.ts";
import type { FunctionFile } from "./sql-files.ts";
import type { Tx } from "./types.ts";

type AppliedFunction = { name: string; revision: number; sha256: string };

export const functionHash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What was applied, without functions that a migration has dropped since. */
export async function readAppliedFunctions(tx: Tx): Promise<Map<string, AppliedFunction>> {
	const table = await sql<{
		found: string | null;
	}>`select to_regclass('platform.applied_function')::text as found`.execute(tx);
	if (!table.rows[0]?.found) return new Map();
	const { rows } = await sql<AppliedFunction>`select name, revision, sha256 from platform.applied_function a
		where exists (select from pg_proc p where p.pronamespace::regnamespace || '.' || p.proname = a.name)`.execute(tx);
	return new Map(rows.map((row) => [row.name, row]));
}

/** Applies the functions whose text is not the one that the database has, and returns their names. */
export async function applyFunctions(tx: Tx, files: readonly FunctionFile[]): Promise<string[]> {
	const applied = await readAppliedFunctions(tx);
	const changed = files.filter(({ name, sql: text }) => applied.get(name)?.sha256 !== functionHash(text));
	if (changed.length === 0) return [];
	// Functions call each other, so all are made before PostgreSQL looks into any.
	await sql`set local check_function_bodies = off`.execute(tx);
	for (const file of changed) await replaceFunction(tx, file);
	await sql`set local check_function_bodies = on`.execute(tx);
	for (const file of changed) await applyFile(tx, file.path, file.sql);
	await recordApplied(tx, changed);
	return changed.map(({ name }) => name);
}

/** PostgreSQL's error where `create or replace` would change the results or the names of the arguments. */
const OTHER_RESULTS = "42P13";

/**
 * A function whose arguments and results stay is replaced where it stands, so that statements under way are not
 * disturbed. With other arguments or results PostgreSQL would refuse it or make a second one, so the old one is dropped.
 */
async function replaceFunction(tx: Tx, file: FunctionFile): Promise<void> {
	const before = await oidsOf(tx, file);
	await attempt(tx, () => sql.raw(file.sql).execute(tx)).catch(async (error) => {
		if (error.code !== OTHER_RESULTS) throw new SqlFileFailed(file.path, file.sql, error);
		for (const oid of before) await dropFunction(tx, file, oid);
		await applyFile(tx, file.path, file.sql);
	});
	const after = await oidsOf(tx, file);
	const isMadeAnew = after.some((oid) => !before.includes(oid));
	const old = isMadeAnew ? after.filter((oid) => before.includes(oid)) : [];
	for (const oid of old) await dropFunction(tx, file, oid);
	const count = after.length - old.length;
	if (count !== 1) throw new SqlFileFailed(file.path, file.sql, `it makes ${file.name} ${count} times, not once`);
}

async function oidsOf(tx: Tx, { name }: FunctionFile): Promise<number[]> {
	const { rows } = await sql<{ oid: number }>`select p.oid from pg_proc p
		where p.pronamespace::regnamespace || '.' || p.proname = ${name}`.execute(tx);
	return rows.map(({ oid }) => oid);
}

async function dropFunction(tx: Tx, file: FunctionFile, oid: number): Promise<void> {
	const { rows } = await sql<{ signature: string }>`select ${oid}::regprocedure::text as signature`.execute(tx);
	await applyFile(tx, file.path, `drop function ${rows[0]!.signature}`);
}

async function recordApplied(tx: Tx, files: readonly FunctionFile[]): Promise<void> {
	await sql`create table if not exists platform.applied_function (
		name text primary key,
		revision integer not null,
		sha256 text not null
	)`.execute(tx);
	for (const { name, revision, sql: text } of files)
		await sql`insert into platform.applied_function (name, revision, sha256)
			values (${name}, ${revision}, ${functionHash(text)})
			on conflict (name) do update set revision = excluded.revision, sha256 = excluded.sha256`.execute(tx);
}
