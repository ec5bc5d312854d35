import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { StatementState } from "../../contract/index.ts";
import type { Commission } from "../commission/commission.ts";
import type { Tables } from "../tables.ts";

export type StatementRow = Selectable<Tables["referral.affiliate_statement"]>;

/** False if the month has a statement already. */
export async function addStatement(
	tx: Tx,
	row: Insertable<Tables["referral.affiliate_statement"]>,
	{ fenced, paidFor }: Pick<Commission, "fenced" | "paidFor">,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("referral.affiliate_statement")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (numInsertedOrUpdatedRows !== 1n) return false;
	const fencedOf = new Map(fenced.map(({ playerId, fencedMinor }) => [playerId, fencedMinor]));
	const players = [...new Set([...fencedOf.keys(), ...paidFor])].map((playerId) => ({
		statement_id: row.statement_id,
		player_id: playerId,
		bucket: bucketOf(playerId),
		fenced: fencedOf.get(playerId) ?? 0n,
		is_paid_for: paidFor.includes(playerId),
	}));
	if (players.length > 0) await rows<Tables>(tx).insertInto("referral.statement_player").values(players).execute();
	return true;
}

export const readStatement = (reader: Reader, id: Id): Promise<StatementRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("referral.affiliate_statement")
		.selectAll()
		.where("statement_id", "=", id)
		.executeTakeFirst();

export const lockStatement = (tx: Tx, id: Id): Promise<StatementRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("referral.affiliate_statement")
		.selectAll()
		.where("statement_id", "=", id)
		.forUpdate()
		.executeTakeFirst();

export async function updateStatement(
	tx: Tx,
	id: Id,
	change: Updateable<Tables["referral.affiliate_statement"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("referral.affiliate_statement")
		.set(change)
		.where("statement_id", "=", id)
		.execute();
}

/** The newest statement before a month: what it carried and fenced goes on. */
export const readPrevious = (
	reader: Reader,
	affiliateId: string,
	currency: string,
	month: string,
): Promise<StatementRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("referral.affiliate_statement")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.where("currency", "=", currency)
		.where("month", "<", month)
		.orderBy("month", "desc")
		.limit(1)
		.executeTakeFirst();

export async function hasStatement(reader: Reader, affiliateId: string, month: string): Promise<boolean> {
	const { rows: found } = await sql<{ has: boolean }>`select exists (
			select from referral.affiliate_statement where affiliate_id = ${affiliateId} and month >= ${month}
		) as has`.execute(reader);
	return found[0]!.has;
}

/** What those have earned in a month and a currency whom the affiliate has brought, by shares and sums for players. */
export async function sumSubEarned(
	reader: Reader,
	parentId: string,
	{ currency, month }: { currency: string; month: string },
): Promise<bigint> {
	const { rows: found } = await sql<{ sum: bigint }>`select coalesce(sum(s.share + s.per_player), 0)::bigint as sum
		from referral.affiliate_statement s
		where s.currency = ${currency} and s.month = ${month} and ${parentId} = (
			select a.parent_id from referral.plan_assignment a
			where a.affiliate_id = s.affiliate_id and a.state = 'confirmed' and a.from_month <= s.month
			order by a.from_month desc, a.assignment_id desc limit 1
		)`.execute(reader);
	return found[0]!.sum;
}

type ListQuery = { affiliateId?: string; state?: StatementState | undefined; before?: Id | null; limit?: number };

/** The newest first. */
export const readStatements = (
	reader: Reader,
	{ affiliateId, state, before = null, limit = 1_000 }: ListQuery,
): Promise<StatementRow[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.affiliate_statement")
		.selectAll()
		.$if(affiliateId !== undefined, (query) => query.where("affiliate_id", "=", affiliateId!))
		.$if(state !== undefined, (query) => query.where("state", "=", state!))
		.$if(before !== null, (query) => query.where("statement_id", "<", before!))
		.orderBy("statement_id", "desc")
		.limit(limit)
		.execute();
