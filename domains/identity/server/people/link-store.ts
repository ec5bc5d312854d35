import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

// Links in mails: what they open; each works once.

export async function addRecovery(tx: Tx, personId: Id, tokenHash: Buffer, expiresAt: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.recovery")
		.values({ token_hash: tokenHash, bucket: bucketOf(personId), person_id: personId, expires_at: expiresAt })
		.execute();
}

export const readRecovery = (
	reader: Reader,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<{ person_id: Id } | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.recovery")
		.select("person_id")
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();

/** Uses up a link; of several concurrent uses, one succeeds. */
export const takeRecovery = (
	tx: Tx,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<{ person_id: Id } | undefined> =>
	rows<Tables>(tx)
		.deleteFrom("identity.recovery")
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.returning("person_id")
		.executeTakeFirst();

export async function removeRecoveries(tx: Tx, personId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.recovery")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function putEmailChange(
	tx: Tx,
	personId: Id,
	email: string,
	tokenHash: Buffer,
	expiresAt: Date,
): Promise<void> {
	const fields = { email, token_hash: tokenHash, expires_at: expiresAt };
	await rows<Tables>(tx)
		.insertInto("identity.email_change")
		.values({ person_id: personId, bucket: bucketOf(personId), ...fields })
		.onConflict((conflict) => conflict.columns(["person_id", "bucket"]).doUpdateSet(fields))
		.execute();
}

export async function removeEmailChange(tx: Tx, personId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.email_change")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export const takeEmailChange = (
	tx: Tx,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<Selectable<Tables["identity.email_change"]> | undefined> =>
	rows<Tables>(tx)
		.deleteFrom("identity.email_change")
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.returningAll()
		.executeTakeFirst();

/** Removes expired links. */
export async function removeExpiredLinks(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.recovery").where("expires_at", "<=", now).execute();
	await rows<Tables>(reader).deleteFrom("identity.email_change").where("expires_at", "<=", now).execute();
}
