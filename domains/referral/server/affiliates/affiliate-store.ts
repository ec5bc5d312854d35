import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

export type AffiliateRow = Selectable<Tables["referral.affiliate"]> & { name: string; email: string; website: string };
export type AssignmentRow = Selectable<Tables["referral.plan_assignment"]>;

export async function addAffiliate(tx: Tx, row: Insertable<Tables["referral.affiliate"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("referral.affiliate").values(row).execute();
}

/** The first of these texts that is an affiliate's; null if none is. */
export async function readKnownAffiliate(reader: Reader, texts: readonly string[]): Promise<string | null> {
	const found = await rows<Tables>(reader)
		.selectFrom("referral.affiliate")
		.select("affiliate_id")
		.where("affiliate_id", "in", [...texts])
		.execute();
	const known = new Set(found.map(({ affiliate_id }) => affiliate_id));
	return texts.find((text) => known.has(text)) ?? null;
}

const withApplication = (reader: Reader) =>
	rows<Tables>(reader)
		.selectFrom("referral.affiliate as a")
		.innerJoin("referral.affiliate_application as p", "p.application_id", "a.application_id")
		.selectAll("a")
		.select(["p.name", "p.email", "p.website"]);

export const readAffiliate = (reader: Reader, affiliateId: string): Promise<AffiliateRow | undefined> =>
	withApplication(reader).where("a.affiliate_id", "=", affiliateId).executeTakeFirst();

/** Until the transaction ends, no other one changes the affiliate's plan. */
export async function lockAffiliate(tx: Tx, affiliateId: string): Promise<boolean> {
	const found = await rows<Tables>(tx)
		.selectFrom("referral.affiliate")
		.select("affiliate_id")
		.where("affiliate_id", "=", affiliateId)
		.forUpdate()
		.executeTakeFirst();
	return found !== undefined;
}

/** The newest first. */
export const readAffiliates = (
	reader: Reader,
	{ before, limit }: { before: Id | null; limit: number },
): Promise<AffiliateRow[]> =>
	withApplication(reader)
		.$if(before !== null, (query) => query.where("a.application_id", "<", before!))
		.orderBy("a.application_id", "desc")
		.limit(limit)
		.execute();

export const readAffiliateOfPlayer = (reader: Reader, playerId: Id): Promise<AffiliateRow | undefined> =>
	withApplication(reader).where("a.player_id", "=", playerId).executeTakeFirst();

/** The oldest affiliate with this e-mail whose report no player has yet becomes this player's. */
export async function claimByEmail(tx: Tx, playerId: Id, email: string): Promise<void> {
	await sql`update referral.affiliate set player_id = ${playerId}
		where affiliate_id = (
			select a.affiliate_id from referral.affiliate a
			join referral.affiliate_application p on p.application_id = a.application_id
			where a.player_id is null and lower(p.email) = lower(${email})
			order by a.application_id limit 1 for update of a
		) and not exists (select from referral.affiliate where player_id = ${playerId})`.execute(tx);
}

export const readAssignments = (reader: Reader, affiliateId: string): Promise<AssignmentRow[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.plan_assignment")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.orderBy("assignment_id", "desc")
		.execute();

export async function addAssignment(tx: Tx, row: Insertable<Tables["referral.plan_assignment"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("referral.plan_assignment").values(row).execute();
}

export async function updateAssignment(
	tx: Tx,
	id: Id,
	change: Updateable<Tables["referral.plan_assignment"]>,
): Promise<void> {
	await rows<Tables>(tx).updateTable("referral.plan_assignment").set(change).where("assignment_id", "=", id).execute();
}

/** The confirmed assignment that is in force in a month: the newest of those that begin last. */
export const readAssignmentIn = (
	reader: Reader,
	affiliateId: string,
	month: string,
): Promise<AssignmentRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("referral.plan_assignment")
		.selectAll()
		.where("affiliate_id", "=", affiliateId)
		.where("state", "=", "confirmed")
		.where("from_month", "<=", month)
		.orderBy("from_month", "desc")
		.orderBy("assignment_id", "desc")
		.limit(1)
		.executeTakeFirst();

/** All affiliates with a confirmed plan; those whom another one has brought come first. */
export async function readPlanned(reader: Reader): Promise<string[]> {
	const { rows: found } = await sql<{ affiliate_id: string }>`select affiliate_id from referral.plan_assignment
		where state = 'confirmed'
		group by affiliate_id order by bool_or(parent_id is not null) desc, affiliate_id`.execute(reader);
	return found.map(({ affiliate_id }) => affiliate_id);
}

/** Whether the affiliate has brought others, or may have. */
export async function isParent(reader: Reader, affiliateId: string): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("referral.plan_assignment")
		.select("assignment_id")
		.where("parent_id", "=", affiliateId)
		.where("state", "<>", "withdrawn")
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}
