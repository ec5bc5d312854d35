import { sql } from "kysely";
import type { Tx } from "./types.ts";

/** PostgreSQL refuses a file of ours: a mistake in it, which ends the start. */
export class SqlFileFailed extends Error {
	override name = "SqlFileFailed";
	constructor(file: string, text: string, cause: unknown) {
		const { message = String(cause), position } = cause as { message?: string; position?: string };
		const line = position === undefined ? "" : ` (line ${text.slice(0, Number(position)).split("\n").length})`;
		super(`${file} cannot be applied: ${message}${line}. The database is as it was before.`, { cause });
	}
}

/** If it fails, what it did is undone and the transaction can continue. */
export async function attempt<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
	await sql`savepoint attempt`.execute(tx);
	try {
		const result = await work();
		await sql`release savepoint attempt`.execute(tx);
		return result;
	} catch (error) {
		await sql`rollback to savepoint attempt`.execute(tx);
		throw error;
	}
}

export async function applyFile(tx: Tx, file: string, text: string): Promise<void> {
	try {
		await attempt(tx, () => sql.raw(text).execute(tx));
	} catch (error) {
		throw new SqlFileFailed(file, text, error);
	}
}
