import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";
import { FIRST_KEY, type KeyState } from "./keys.ts";

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

export type DuePostback = StoredPostback &
	Pick<TargetRow, "url" | "is_on"> & {
		key_number: number;
		before_until: Date | null;
	};
type Claim = { at: Date; until: Date; perAffiliate: number };

/**
 * Those whose turn has come, so many of each affiliate, with the address and the key as they are now. None is claimed again
 * before the claim is over.
 */
export async function claimDue(
	reader: Reader,
	busy: readonly string[],
	{ at, until, perAffiliate }: Claim,
): Promise<DuePostback[]> {
	const { rows: found } = await sql<DuePostback>`with turn as (
			select postback_id, row_number() over (partition by affiliate_id order by next_at, postback_id) as place
			from referral.postback where state = 'due' and next_at <= ${at} and affiliate_id <> all(${[...busy]}::text[])
		), claimed as (
			update referral.postback p set next_at = ${until} from turn
			where p.postback_id = turn.postback_id and turn.place <= ${perAffiliate}
				and p.state = 'due' and p.next_at <= ${at}
			returning p.*
		)
		select p.*, t.url, t.is_on, coalesce(k.number, 1) as key_number, k.before_until
		from claimed p join referral.postback_target t on t.affiliate_id = p.affiliate_id
			left join referral.postback_key k on k.affiliate_id = p.affiliate_id`.execute(reader);
	return found;
}

/** Answers how many. */
export async function deletePostbacksBefore(reader: Reader, before: Date, limit: number): Promise<number> {
	const { numAffectedRows } = await sql`delete from referral.postback where postback_id in (
			select postback_id from referral.postback where state <> 'due' and happened_at < ${before} limit ${limit}
		)`.execute(reader);
	return Number(numAffectedRows ?? 0n);
}

export async function readKey(reader: Reader, affiliateId: string): Promise<KeyState> {
	const row = await rows<Tables>(reader)
		.selectFrom("referral.postback_key")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.executeTakeFirst();
	return row ? { number: row.number, beforeUntilMs: row.before_until.getTime() } : FIRST_KEY;
}

export async function writeKey(tx: Tx, row: Insertable<Tables["referral.postback_key"]>): Promise<void> {
	const { affiliate_id: _, ...change } = row;
	await rows<Tables>(tx)
		.insertInto("referral.postback_key")
		.values(row)
		.onConflict((conflict) => conflict.column("affiliate_id").doUpdateSet(change))
		.execute();
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
