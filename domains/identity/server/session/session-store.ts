import type { Audience, PendingState, SessionProof } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type LiveSession = {
	session_id: bigint;
	handle: string;
	person_id: bigint;
	expires_at: Date;
	pending_action: PendingState | null;
	restriction: string | null;
	proofs: SessionProof[];
	own_assurance: 1 | 2;
	email: string;
	first_name: string;
	last_name: string;
	nickname: string | null;
	roles: string[];
	currency: string | null;
};

/** A session by its key. */
export type SessionKey = { sessionId: Id; bucket: number };

export async function addSession(tx: Tx, session: Insertable<Tables["identity.session"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.session").values(session).execute();
}

type SeenSession = { audience: Audience; bucket: number; sidHash: Buffer; now: Date; idleSince: Date };

/**
 * Finds the session of a cookie and notes that it was seen, in one statement; nothing where it is another audience's,
 * has ended, has been idle since `idleSince`, is over its maximum age, or where its person may no longer log in.
 */
export async function seeSession(
	reader: Reader,
	{ audience, bucket, sidHash, now, idleSince }: SeenSession,
): Promise<LiveSession | undefined> {
	const { rows: found } = await sql<LiveSession>`
		with seen as (
			update identity.session set last_seen_at = ${now}
			where bucket = ${bucket} and sid_hash = ${sidHash} and audience = ${audience} and ended_at is null
				and expires_at > ${now} and last_seen_at > ${idleSince}
			returning session_id, handle, person_id, expires_at, pending_action, restriction, proofs, own_assurance, bucket
		)
		select session_id, handle, seen.person_id, expires_at, pending_action, restriction, proofs, own_assurance,
			email, first_name, last_name, nickname, roles, currency
		from seen
		join identity.person on person.bucket = seen.bucket and person.person_id = seen.person_id
			and person.status = 'active' and person.verification_blocked_at is null
			and (cardinality(person.roles) > 0) = (${audience} = 'operators')
		left join identity.player on player.bucket = seen.bucket and player.player_id = seen.person_id`.execute(reader);
	return found[0];
}

/** Ends the session of a cookie, a player's or an operator's; returns which session it was. */
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

/** Ends all sessions of a person except one; returns which. Their browsers show that it was done elsewhere. */
export async function endSessionsOf(
	tx: Tx,
	bucket: number,
	personId: Id,
	now: Date,
	exceptSessionId?: Id,
): Promise<Id[]> {
	const ended = await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ ended_at: now, ended_elsewhere: true })
		.where("bucket", "=", bucket)
		.where("person_id", "=", personId)
		.where("ended_at", "is", null)
		.$if(exceptSessionId !== undefined, (of) => of.where("session_id", "!=", exceptSessionId!))
		.returning("session_id")
		.execute();
	return ended.map((row) => row.session_id);
}

/** How the session of a cookie ended; undefined where there was none. */
export const readSessionEnd = (
	reader: Reader,
	bucket: number,
	sidHash: Buffer,
): Promise<{ ended_at: Date | null; ended_elsewhere: boolean } | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.session")
		.select(["ended_at", "ended_elsewhere"])
		.where("bucket", "=", bucket)
		.where("sid_hash", "=", sidHash)
		.executeTakeFirst();

/** The new state of a session. Without `expiresAt` its end does not change. */
export type SessionStep = {
	sidHash: Buffer;
	pendingAction: PendingState | null;
	restriction: string | null;
	proofs: readonly SessionProof[];
	ownAssurance: 1 | 2;
	expiresAt?: Date;
};

/** The same session under another cookie. False where it has ended in the meantime. */
export async function rotateSession(tx: Tx, { sessionId, bucket }: SessionKey, to: SessionStep): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({
			sid_hash: to.sidHash,
			pending_action: to.pendingAction,
			restriction: to.restriction,
			proofs: JSON.stringify(to.proofs),
			own_assurance: to.ownAssurance,
			action_token_hash: null,
			action_token_until: null,
			...(to.expiresAt ? { expires_at: to.expiresAt } : {}),
		})
		.where("bucket", "=", bucket)
		.where("session_id", "=", sessionId)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

export async function putActionToken(
	tx: Tx,
	{ sessionId, bucket }: SessionKey,
	tokenHash: Buffer,
	until: Date,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ action_token_hash: tokenHash, action_token_until: until })
		.where("bucket", "=", bucket)
		.where("session_id", "=", sessionId)
		.execute();
}

/** Uses up the token; false where it is not this session's, is too old or was used. */
export async function useActionToken(
	tx: Tx,
	{ sessionId, bucket }: SessionKey,
	tokenHash: Buffer,
	now: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ action_token_hash: null, action_token_until: null })
		.where("bucket", "=", bucket)
		.where("session_id", "=", sessionId)
		.where("action_token_hash", "=", tokenHash)
		.where("action_token_until", ">", now)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Whether the token is still valid. */
export async function isActionToken(
	reader: Reader,
	{ sessionId, bucket }: SessionKey,
	tokenHash: Buffer,
	now: Date,
): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.session")
		.select("session_id")
		.where("bucket", "=", bucket)
		.where("session_id", "=", sessionId)
		.where("action_token_hash", "=", tokenHash)
		.where("action_token_until", ">", now)
		.executeTakeFirst();
	return found !== undefined;
}

export async function removeSessionsBefore(reader: Reader, expiredBefore: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.session").where("expires_at", "<", expiredBefore).execute();
}
