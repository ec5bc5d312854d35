import { check } from "@baize/kernel/check";
import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../database/index.ts";
import { HEADER_BYTES, type OldLayout } from "./sealed-layout.ts";
import { SealBroken, type Sealer } from "./sealer.ts";

/**
 * A column of sealed values. The table has a bucket, and an index on (bucket, substr(column, 1, 5)), which finds values
 * under older keys without reading the others.
 */
export type SealedColumn = {
	purpose: string;
	/** How values of this column were sealed before there was one common layout. */
	oldLayout?: OldLayout;
	/** With its schema. */
	table: string;
	/** The column of the id that a value is bound to. */
	rowId: string;
	column: string;
};

export type Resealed = { resealedCount: number; broken: SealBroken[] };

type SealedRow = { id: Id; sealed: Buffer };
type Batch = { bucket: number; after: Id; header: Buffer };

const BATCH_SIZE = 200;

/** Seals all values of a column with the newest key. Values that cannot be opened are left as they are and reported. */
export async function resealColumn(database: Database, column: SealedColumn, sealer: Sealer): Promise<Resealed> {
	const total: Resealed = { resealedCount: 0, broken: [] };
	for (let bucket = 0; bucket < Number(BUCKET_COUNT); bucket++) {
		let after: Id = 0n;
		for (;;) {
			const rows = await olderRows(database.reader, column, { bucket, after, header: sealer.presentHeader() });
			const replaced = rows.flatMap((row) => resealed(row, sealer, total.broken));
			await database.transaction((tx) => replaceAll(tx, column, bucket, replaced));
			total.resealedCount += replaced.length;
			if (rows.length < BATCH_SIZE) break;
			after = rows.at(-1)!.id;
		}
	}
	return total;
}

/** Whether there are values that are not sealed with the newest key. */
export async function hasOlderValues(reader: Reader, column: SealedColumn, sealer: Sealer): Promise<boolean> {
	const header = sealer.presentHeader();
	for (let bucket = 0; bucket < Number(BUCKET_COUNT); bucket++)
		if ((await olderRows(reader, column, { bucket, after: 0n, header })).length > 0) return true;
	return false;
}

type Replaced = SealedRow & { present: Buffer };

function resealed({ id, sealed }: SealedRow, sealer: Sealer, broken: SealBroken[]): Replaced[] {
	try {
		return [{ id, sealed, present: sealer.reseal(sealed, id) }];
	} catch (error) {
		check(error instanceof SealBroken, "a value is opened, or its seal is broken");
		broken.push(error);
		return [];
	}
}

async function olderRows(
	reader: Reader,
	{ table, rowId, column }: SealedColumn,
	{ bucket, after, header }: Batch,
): Promise<SealedRow[]> {
	const [id, sealed] = [sql.ref(rowId), sql.ref(column)];
	const start = sql`substr(${sealed}, 1, ${sql.lit(HEADER_BYTES)})`;
	const { rows } = await sql<SealedRow>`select ${id} as id, ${sealed} as sealed from ${sql.table(table)}
		where bucket = ${bucket} and (${start} < ${header} or ${start} > ${header}) and ${id} > ${after}
		order by ${id} limit ${BATCH_SIZE}`.execute(reader);
	return rows;
}

/** A value that has changed since it was read is left: it was sealed with the newest key. */
async function replaceAll(
	tx: Tx,
	{ table, rowId, column }: SealedColumn,
	bucket: number,
	replaced: readonly Replaced[],
): Promise<void> {
	for (const { id, sealed, present } of replaced)
		await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${present}
			where bucket = ${bucket} and ${sql.ref(rowId)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(tx);
}
