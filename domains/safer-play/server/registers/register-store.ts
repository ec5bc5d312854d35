import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { RegisterName } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type EntryKey = { hash: Buffer; bucket: number };

/** Whether any of the keys is in any of the registers now. */
export async function isEntered(
	reader: Reader,
	registers: readonly RegisterName[],
	keys: readonly EntryKey[],
	now: Date,
): Promise<boolean> {
	if (registers.length === 0 || keys.length === 0) return false;
	const found = await rows<Tables>(reader)
		.selectFrom("safer_play.register_entry")
		.select("register")
		.where("register", "in", registers)
		.where((of) => of.or(keys.map(({ hash, bucket }) => of.and({ hash, bucket }))))
		.where((of) => of.or([of("until_at", "is", null), of("until_at", ">", now)]))
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** An existing entry is extended to the later of the two ends. */
export async function addEntries(
	tx: Tx,
	register: RegisterName,
	keys: readonly EntryKey[],
	of: { added_at: Date; until_at: Date | null },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("safer_play.register_entry")
		.values(keys.map((key) => ({ register, ...key, ...of })))
		.onConflict((conflict) =>
			conflict.columns(["hash", "bucket", "register"]).doUpdateSet({
				until_at: sql`case when excluded.until_at is null then null
					else greatest(safer_play.register_entry.until_at, excluded.until_at) end`,
			}),
		)
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeEntries(tx: Tx, register: RegisterName, keys: readonly EntryKey[]): Promise<boolean> {
	const { numDeletedRows } = await rows<Tables>(tx)
		.deleteFrom("safer_play.register_entry")
		.where("register", "=", register)
		.where((of) => of.or(keys.map(({ hash, bucket }) => of.and({ hash, bucket }))))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export type RegisterCount = { register: RegisterName; entries: number; last_added_at: Date | null };

export async function countEntries(reader: Reader): Promise<RegisterCount[]> {
	const { rows: found } = await sql<RegisterCount>`select register, count(*)::integer as entries,
		max(added_at) as last_added_at from safer_play.register_entry group by register`.execute(reader);
	return found;
}

/** Removes what has ended. */
export async function removeEndedEntries(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("safer_play.register_entry").where("until_at", "<=", now).execute();
}
