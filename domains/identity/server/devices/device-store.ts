import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type SessionRow = Pick<
	Selectable<Tables["identity.session"]>,
	"session_id" | "created_at" | "last_seen_at" | "ip" | "user_agent"
>;
export type SignInRow = Selectable<Tables["identity.sign_in"]>;

const SESSION_COLUMNS = ["session_id", "created_at", "last_seen_at", "ip", "user_agent"] as const;

/** Sessions that are still accepted, the last seen first. */
export const readLiveSessions = (reader: Reader, personId: Id, now: Date, idleSince: Date): Promise<SessionRow[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.session")
		.select(SESSION_COLUMNS)
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("ended_at", "is", null)
		// A player who has only given the password is not signed in.
		.where("pending_action", "is", null)
		.where("expires_at", ">", now)
		.where("last_seen_at", ">", idleSince)
		.orderBy("last_seen_at", "desc")
		.orderBy("session_id", "desc")
		.execute();

export const readSessionRow = (reader: Reader, personId: Id, sessionId: Id): Promise<SessionRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.session")
		.select(SESSION_COLUMNS)
		.where("bucket", "=", bucketOf(personId))
		.where("session_id", "=", sessionId)
		.where("person_id", "=", personId)
		.executeTakeFirst();

/** The browser in which a session is or was, as the hash of its cookie; undefined where it had none. */
export async function browserOf(reader: Reader, personId: Id, sessionId: Id): Promise<Buffer | undefined> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.session")
		.select("device_hash")
		.where("bucket", "=", bucketOf(personId))
		.where("session_id", "=", sessionId)
		.where("person_id", "=", personId)
		.executeTakeFirst();
	return found?.device_hash ?? undefined;
}

/** Ends one session of a person; false where it is not theirs or has ended. */
export async function endOne(tx: Tx, personId: Id, sessionId: Id, now: Date): Promise<boolean> {
	const ended = await rows<Tables>(tx)
		.updateTable("identity.session")
		.set({ ended_at: now, ended_elsewhere: true })
		.where("bucket", "=", bucketOf(personId))
		.where("session_id", "=", sessionId)
		.where("person_id", "=", personId)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return ended.numUpdatedRows === 1n;
}

/** The devices that a person has signed in with before. */
export async function readKnownDevices(reader: Reader, personId: Id): Promise<Set<string>> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.sign_in")
		.select("device")
		.distinct()
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
	return new Set(found.map((row) => row.device));
}

/** False where it was stored before: an event may be delivered twice. */
export async function addSignIn(tx: Tx, signIn: SignInRow): Promise<boolean> {
	const added = await rows<Tables>(tx)
		.insertInto("identity.sign_in")
		.values(signIn)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export function readSignIns(
	reader: Reader,
	personId: Id,
	{ before, limit }: { before?: Id | undefined; limit: number },
): Promise<SignInRow[]> {
	let query = rows<Tables>(reader)
		.selectFrom("identity.sign_in")
		.selectAll()
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.orderBy("session_id", "desc")
		.limit(limit);
	if (before !== undefined) query = query.where("session_id", "<", before);
	return query.execute();
}

export async function removeSignInsBefore(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.sign_in").where("at", "<", before).execute();
}
