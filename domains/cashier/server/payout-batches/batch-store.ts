import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { type BatchState, MAX_BATCH_PAYMENTS } from "../../contract/index.ts";
import type { BatchRow, Tables, WithdrawalRow } from "../tables.ts";

export type WaitingSum = { provider: string; currency: string; payments: number; total: bigint };

const isInNoBatch = sql<boolean>`not exists (select from cashier.payout_item i
	where i.bucket = w.bucket and i.withdrawal_id = w.id)`;

/** What waits for a file, of these companies. */
export async function readWaiting(reader: Reader, providers: readonly string[]): Promise<WaitingSum[]> {
	if (providers.length === 0) return [];
	const found = await sql<WaitingSum>`select w.provider, w.currency, count(*)::int as payments,
			sum(w.amount)::bigint as total
		from cashier.withdrawal w
		where w.state = 'paying' and w.provider = any(${[...providers]}) and ${isInNoBatch}
		group by w.provider, w.currency order by w.provider, w.currency`.execute(reader);
	return found.rows;
}

/**
 * The oldest that wait. One batch of a company and currency is built at a time: the next one sees what it has taken. The
 * payments stay as they are until the transaction ends.
 */
export async function lockWaiting(tx: Tx, provider: string, currency: string): Promise<WithdrawalRow[]> {
	const name = `payout batch ${provider} ${currency}`;
	await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
	return rows<Tables>(tx)
		.selectFrom("cashier.withdrawal as w")
		.selectAll("w")
		.where("w.state", "=", "paying")
		.where("w.provider", "=", provider)
		.where("w.currency", "=", currency)
		.where(isInNoBatch)
		.orderBy("w.id")
		.limit(MAX_BATCH_PAYMENTS)
		.forUpdate()
		.execute();
}

export async function insertBatch(
	tx: Tx,
	batch: BatchRow,
	withdrawals: readonly WithdrawalRow[],
	sealed: Buffer,
): Promise<void> {
	const { batch_id } = batch;
	await rows<Tables>(tx).insertInto("cashier.payout_batch").values(batch).execute();
	await rows<Tables>(tx)
		.insertInto("cashier.payout_file")
		.values({ bucket: bucketOf(batch_id), batch_id, sealed })
		.execute();
	await rows<Tables>(tx)
		.insertInto("cashier.payout_item")
		.values(
			withdrawals.map(({ bucket, id }, at) => ({
				...{ bucket, withdrawal_id: id, batch_id, number: at + 1 },
			})),
		)
		.execute();
}

export const readBatch = (reader: Reader, batchId: Id): Promise<BatchRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.payout_batch")
		.selectAll()
		.where("batch_id", "=", batchId)
		.executeTakeFirst();

export async function readFile(reader: Reader, batchId: Id): Promise<Buffer> {
	const { sealed } = await rows<Tables>(reader)
		.selectFrom("cashier.payout_file")
		.select("sealed")
		.where("bucket", "=", bucketOf(batchId))
		.where("batch_id", "=", batchId)
		.executeTakeFirstOrThrow();
	return sealed;
}

export const lockBatch = (tx: Tx, batchId: Id): Promise<BatchRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.payout_batch")
		.selectAll()
		.where("batch_id", "=", batchId)
		.forUpdate()
		.executeTakeFirst();

export async function updateBatch(
	tx: Tx,
	batchId: Id,
	change: Partial<Pick<BatchRow, "state" | "released_at" | "released_by_names">>,
): Promise<void> {
	await rows<Tables>(tx).updateTable("cashier.payout_batch").set(change).where("batch_id", "=", batchId).execute();
}

/** Its payments wait for another batch. */
export async function removeItems(tx: Tx, batchId: Id): Promise<void> {
	await rows<Tables>(tx).deleteFrom("cashier.payout_item").where("batch_id", "=", batchId).execute();
}

/** The payments of a batch, of all players, in the order of its file. */
export const itemsOf = (reader: Reader, batchId: Id): Promise<(WithdrawalRow & { number: number })[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.payout_item as i")
		.innerJoin("cashier.withdrawal as w", (on) =>
			on.onRef("w.bucket", "=", "i.bucket").onRef("w.id", "=", "i.withdrawal_id"),
		)
		.selectAll("w")
		.select("i.number")
		.where("i.batch_id", "=", batchId)
		.orderBy("i.number")
		.execute();

type Filter = { state: BatchState | undefined; before: Id | undefined; limit: number };

/** The newest first. */
export function listBatchRows(reader: Reader, { state, before, limit }: Filter): Promise<BatchRow[]> {
	let query = rows<Tables>(reader).selectFrom("cashier.payout_batch").selectAll();
	if (state) query = query.where("state", "=", state);
	if (before !== undefined) query = query.where("batch_id", "<", before);
	return query.orderBy("batch_id", "desc").limit(limit).execute();
}

export type Ends = { batch_id: Id; paid: number; failed: number };

export async function endsOf(reader: Reader, batchIds: readonly Id[]): Promise<Map<Id, Ends>> {
	if (batchIds.length === 0) return new Map();
	const found = await sql<Ends>`select i.batch_id, (count(*) filter (where w.state = 'paid'))::int as paid,
			(count(*) filter (where w.state = 'failed'))::int as failed
		from cashier.payout_item i join cashier.withdrawal w on w.bucket = i.bucket and w.id = i.withdrawal_id
		where i.batch_id = any(${[...batchIds]}::bigint[]) group by i.batch_id`.execute(reader);
	return new Map(found.rows.map((row) => [row.batch_id, row]));
}

/** Of these payments, those in released batches of the company, whose end is not known yet. */
export async function orderedAmong(reader: Reader, provider: string, ids: readonly Id[]): Promise<WithdrawalRow[]> {
	if (ids.length === 0) return [];
	return rows<Tables>(reader)
		.selectFrom("cashier.payout_item as i")
		.innerJoin("cashier.payout_batch as b", "b.batch_id", "i.batch_id")
		.innerJoin("cashier.withdrawal as w", (on) =>
			on.onRef("w.bucket", "=", "i.bucket").onRef("w.id", "=", "i.withdrawal_id"),
		)
		.selectAll("w")
		.where("b.provider", "=", provider)
		.where("b.state", "=", "released")
		.where("w.state", "=", "paying")
		.where(sql<boolean>`w.id = any(${[...ids]}::bigint[])`)
		.execute();
}
