import { bucketOf } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../../tables.ts";

export type NotMeLinkRow = Selectable<Tables["identity.not_me_link"]>;

const table = (reader: Reader) => rows<Tables>(reader);

export async function addNotMeLink(tx: Tx, link: Omit<NotMeLinkRow, "bucket" | "used_at">): Promise<void> {
	await table(tx)
		.insertInto("identity.not_me_link")
		.values({ ...link, bucket: bucketOf(link.person_id), used_at: null })
		.execute();
}

const find = (reader: Reader, bucket: number, tokenHash: Buffer, now: Date) =>
	table(reader)
		.selectFrom("identity.not_me_link")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now);

export const readNotMeLink = (
	reader: Reader,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<NotMeLinkRow | undefined> => find(reader, bucket, tokenHash, now).executeTakeFirst();

/** Locked until the transaction ends: of two concurrent presses, one has an effect. */
export const lockNotMeLink = (
	tx: Tx,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<NotMeLinkRow | undefined> => find(tx, bucket, tokenHash, now).forUpdate().executeTakeFirst();

/**
 * Using a link uses up others as well: those to the same address, so that another notice does not repeat the effect,
 * and those sent later to another address. So an attacker who changed the address cannot undo what the owner of the
 * previous one reported.
 */
export async function useNotMeLinks(
	tx: Tx,
	{ bucket, person_id, email, sent_at }: NotMeLinkRow,
	now: Date,
): Promise<void> {
	await table(tx)
		.updateTable("identity.not_me_link")
		.set({ used_at: now })
		.where("bucket", "=", bucket)
		.where("person_id", "=", person_id)
		.where("used_at", "is", null)
		.where((of) => of.or([of("email", "=", email), of("sent_at", ">=", sent_at)]))
		.execute();
}

export async function removeExpiredNotMeLinks(reader: Reader, now: Date): Promise<void> {
	await table(reader).deleteFrom("identity.not_me_link").where("expires_at", "<=", now).execute();
}
