import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

export type TargetRow = Selectable<Tables["referral.postback_target"]>;
export type StoredPostback = Selectable<Tables["referral.postback"]>;

export const readTarget = (reader: Reader, affiliateId: string): Promise<TargetRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("referral.postback_target")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.executeTakeFirst();

export async function writeTarget(tx: Tx, row: Insertable<Tables["referral.postback_target"]>): Promise<void> {
	const { affiliate_id: _, ...change } = row;
	await rows<Tables>(tx)
		.insertInto("referral.postback_target")
		.values(row)
		.onConflict((conflict) => conflict.column("affiliate_id").doUpdateSet(change))
		.execute();
}

export async function addPostback(tx: Tx, row: Insertable<Tables["referral.postback"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("referral.postback").values(row).execute();
}

/** The newest first. */
export const readPostbacks = (reader: Reader, affiliateId: string, limit: number): Promise<StoredPostback[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.postback")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.orderBy("postback_id", "desc")
		.limit(limit)
		.execute();

export type DuePostback = StoredPostback & { url: string; is_on: boolean };

/** Those whose turn has come, with the address as it is now. */
export async function readDue(reader: Reader, at: Date, limit: number): Promise<DuePostback[]> {
	const { rows: found } = await sql<DuePostback>`select p.*, t.url, t.is_on
		from referral.postback p join referral.postback_target t on t.affiliate_id = p.affiliate_id
		where p.state = 'due' and p.next_at <= ${at} order by p.next_at limit ${limit}`.execute(reader);
	return found;
}

export async function updatePostback(
	reader: Reader,
	postbackId: Id,
	change: Updateable<Tables["referral.postback"]>,
): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("referral.postback")
		.set(change)
		.where("postback_id", "=", postbackId)
		.execute();
}
