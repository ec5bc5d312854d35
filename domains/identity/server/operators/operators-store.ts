import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { PersonRow } from "../store.ts";
import type { Tables } from "../tables.ts";

/** People with roles; the newest last. */
export const readOperators = (reader: Reader): Promise<PersonRow[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.person")
		.selectAll()
		.where(sql<boolean>`cardinality(roles) > 0`)
		.orderBy("person_id")
		.execute();

/** Active operators with this role who have chosen a password, locked until the transaction ends. */
export async function lockActiveWithRole(tx: Tx, role: string): Promise<Id[]> {
	const found = await rows<Tables>(tx)
		.selectFrom("identity.person")
		.select("person_id")
		.where(sql<boolean>`cardinality(roles) > 0 and roles @> array[${role}]::text[]`)
		.where("status", "=", "active")
		.where("password_hash", "<>", "")
		.orderBy("person_id")
		.forUpdate()
		.execute();
	return found.map((row) => row.person_id);
}

export async function noteLastSignIn(tx: Tx, personId: Id, at: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ last_signed_in_at: at })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

/** The operator's only valid link from now on. */
export async function putInvitation(tx: Tx, personId: Id, tokenHash: Buffer, expiresAt: Date): Promise<void> {
	const link = { token_hash: tokenHash, expires_at: expiresAt };
	await rows<Tables>(tx)
		.insertInto("identity.invitation")
		.values({ person_id: personId, bucket: bucketOf(personId), ...link })
		.onConflict((conflict) => conflict.columns(["person_id", "bucket"]).doUpdateSet(link))
		.execute();
}

export const readInvitation = (
	reader: Reader,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<{ person_id: Id } | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.invitation")
		.select("person_id")
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();

/** Uses up a link; of several concurrent uses, one succeeds. */
export const takeInvitation = (
	tx: Tx,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<{ person_id: Id } | undefined> =>
	rows<Tables>(tx)
		.deleteFrom("identity.invitation")
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.returning("person_id")
		.executeTakeFirst();

export async function removeInvitation(tx: Tx, personId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.invitation")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function removeExpiredInvitations(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.invitation").where("expires_at", "<=", now).execute();
}
