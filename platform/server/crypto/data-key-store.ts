import { sql } from "kysely";
import { type Reader, rows, type Tx } from "../database/index.ts";

/** A key that the site uses for one purpose, sealed with a key of the ring. */
export type DataKeyRow = { purpose: string; number: number; sealed: Buffer; made_at: Date; writes_from: Date };

type Tables = { "platform.data_key": DataKeyRow };

const LOCK = 7_302;

/** Only one process at a time makes, reseals or removes data keys. */
export const lockDataKeys = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

export async function makeDataKeyTable(tx: Tx): Promise<void> {
	await sql`create table if not exists platform.data_key (
		purpose text not null,
		number integer not null check (number > 0),
		-- Sealed with a key of SECRETS, whose number stands in it.
		sealed bytea not null,
		made_at timestamptz not null default now(),
		-- From when on new values are sealed with it. By then every process has read it.
		writes_from timestamptz not null default now(),
		primary key (purpose, number)
	)`.execute(tx);
}

export const readDataKeys = (reader: Reader): Promise<DataKeyRow[]> =>
	rows<Tables>(reader)
		.selectFrom("platform.data_key")
		.selectAll()
		.orderBy("purpose")
		.orderBy("number", "desc")
		.execute();

type NewDataKey = Pick<DataKeyRow, "purpose" | "number" | "sealed"> & { writesFrom?: Date };

export async function addDataKeys(tx: Tx, keys: readonly NewDataKey[]): Promise<void> {
	for (const { purpose, number, sealed, writesFrom } of keys)
		await sql`insert into platform.data_key (purpose, number, sealed, writes_from)
			values (${purpose}, ${number}, ${sealed}, coalesce(${writesFrom ?? null}, now()))`.execute(tx);
}

export async function replaceSealedKey(
	tx: Tx,
	{ purpose, number, sealed }: Pick<DataKeyRow, "purpose" | "number" | "sealed">,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("platform.data_key")
		.set({ sealed })
		.where("purpose", "=", purpose)
		.where("number", "=", number)
		.execute();
}

export async function removeDataKey(
	tx: Tx,
	{ purpose, number }: Pick<DataKeyRow, "purpose" | "number">,
): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("platform.data_key")
		.where("purpose", "=", purpose)
		.where("number", "=", number)
		.execute();
}

const DAYS_APART = 1;

/** What a database of a version without data keys knows about its SECRET. */
export type BeforeDataKeys =
	| { kind: "none" }
	/** The fingerprint of the secret from which its keys were derived. */
	| { kind: "marked"; mark: Buffer }
	/** From before databases stored a fingerprint. */
	| { kind: "unmarked" };

export async function readBeforeDataKeys(tx: Tx): Promise<BeforeDataKeys> {
	const marks = await sql<{ found: string | null }>`select to_regclass('platform.secret_mark')::text as found`.execute(
		tx,
	);
	if (marks.rows[0]?.found) {
		const { rows: found } = await sql<{ mark: Buffer }>`select mark from platform.secret_mark`.execute(tx);
		if (found[0]) return { kind: "marked", mark: found[0].mark };
	}
	return (await wasMigratedBefore(tx)) ? { kind: "unmarked" } : { kind: "none" };
}

/** All migrations of a new database run within minutes. */
async function wasMigratedBefore(tx: Tx): Promise<boolean> {
	const { rows: found } = await sql<{ is_old: boolean | null }>`select
		max(timestamp)::timestamptz - min(timestamp)::timestamptz > make_interval(days => ${DAYS_APART}) as is_old
		from platform.kysely_migration`.execute(tx);
	return found[0]?.is_old ?? false;
}

/** The data keys are recognised by their seals now. */
export const dropSecretMark = (tx: Tx): Promise<unknown> => sql`drop table if exists platform.secret_mark`.execute(tx);
