import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, sql } from "kysely";
import type { Tables } from "./tables.ts";

export type LiveSession = {
	session_id: bigint;
	handle: string;
	person_id: bigint;
	expires_at: Date;
	email: string;
	first_name: string;
	last_name: string;
	nickname: string | null;
	roles: string[];
	currency: string | null;
};

export async function addSession(tx: Tx, session: Insertable<Tables["identity.session"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.session").values(session).execute();
}

/**
 * Finds the session of a cookie and notes that it was seen, in one statement; nothing where it has ended, has been idle
 * since `idleSince`, has reached its end, or where its person may no longer come in.
 */
export async function seeSession(
	reader: Reader,
	bucket: number,
	sidHash: Buffer,
	now: Date,
	idleSince: Date,
): Promise<LiveSession | undefined> {
	const { rows: found } = await sql<LiveSession>`
		with seen as (
			update identity.session set last_seen_at = ${now}
			where bucket = ${bucket} and sid_hash = ${sidHash} and ended_at is null
				and expires_at > ${now} and last_seen_at > ${idleSince}
			returning session_id, handle, person_id, expires_at, bucket
		)
		select session_id, handle, seen.person_id, expires_at, email, first_name, last_name, nickname, roles, currency
		from seen
		join identity.person on person.bucket = seen.bucket and person.person_id = seen.person_id
			and person.status = 'active'
		left join identity.player on player.bucket = seen.bucket and player.player_id = seen.person_id`.execute(reader);
	return found[0];
}

/** Ends the session of a cookie, whoever it is; answers which it was. */
export const endSessionOf = (
	tx: Tx,
	bucket: number,
	sidHash: Buffer,
	now: Date,
): Promise<{ session_id: Id; person_id: Id } | undefined> =>
	rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ ended_at: now })
		.where("bucket", "=", bucket)
		.where("sid_hash", "=", sidHash)
		.where("ended_at", "is", null)
		.returning(["session_id", "person_id"])
		.executeTakeFirst();

export async function endSessionsOf(tx: Tx, bucket: number, personId: Id, now: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ ended_at: now })
		.where("bucket", "=", bucket)
		.where("person_id", "=", personId)
		.where("ended_at", "is", null)
		.execute();
}

export async function removeSessionsBefore(reader: Reader, expiredBefore: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.session").where("expires_at", "<", expiredBefore).execute();
}
