import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";
import { bucketOfText } from "../tokens.ts";

export type AccountRow = Omit<
	Selectable<Tables["identity.person"]> & Selectable<Tables["identity.player"]>,
	"password_hash" | "birth_date" | "roles" | "first_signed_in_at" | "last_signed_in_at" | "is_fingerprinted"
> & { birth_date: string; new_email: string | null };

/** A player's person and profile in one row. Undefined for unknown ids and for operators. */
export const readAccountRow = (reader: Reader, playerId: Id, now: Date): Promise<AccountRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.player as player")
		.innerJoin("identity.person as person", (join) =>
			join.onRef("person.bucket", "=", "player.bucket").onRef("person.person_id", "=", "player.player_id"),
		)
		.leftJoin("identity.email_change as change", (join) =>
			join
				.onRef("change.bucket", "=", "player.bucket")
				.onRef("change.person_id", "=", "player.player_id")
				.on("change.expires_at", ">", now),
		)
		.select([
			"person.person_id",
			"person.email",
			"first_name",
			"last_name",
			"nickname",
			"language",
			"status",
			"created_at",
			"required_action",
			"verification_blocked_at",
			"player.player_id",
			"player.bucket",
			"currency",
			"country",
			"subdivision",
			"street",
			"city",
			"postal_code",
			"phone",
			"terms_version",
			"marketing_since",
			"change.email as new_email",
			sql<string>`birth_date::text`.as("birth_date"),
		])
		.where("player.bucket", "=", bucketOf(playerId))
		.where("player.player_id", "=", playerId)
		.executeTakeFirst();

/** The same, locked until the transaction ends: a change of an account reads it first. */
export async function lockPerson(tx: Tx, personId: Id): Promise<Selectable<Tables["identity.person"]> | undefined> {
	return rows<Tables>(tx)
		.selectFrom("identity.person")
		.selectAll()
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.forUpdate()
		.executeTakeFirst();
}

type PersonChange = Updateable<Tables["identity.person"]>;
type PlayerChange = Updateable<Tables["identity.player"]>;

export async function changePerson(tx: Tx, personId: Id, change: PersonChange): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set(change)
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function changePlayer(tx: Tx, playerId: Id, change: PlayerChange): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.player")
		.set(change)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

/** The consent keeps the time at which it was first given. */
export async function setMarketing(tx: Tx, playerId: Id, isGiven: boolean, now: Date): Promise<void> {
	await sql`update identity.player set marketing_since = case when ${isGiven} then coalesce(marketing_since, ${now}) end
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId}`.execute(tx);
}

export async function hasMarketingConsent(reader: Reader, playerId: Id): Promise<boolean> {
	const row = await rows<Tables>(reader)
		.selectFrom("identity.player")
		.select("marketing_since")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.marketing_since != null;
}

export async function freeEmail(tx: Tx, email: string, personId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.sign_in_name")
		.where("bucket", "=", bucketOfText(email))
		.where("email", "=", email)
		.where("person_id", "=", personId)
		.execute();
}

export async function addAcceptance(tx: Tx, playerId: Id, version: string, now: Date, ip: string): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.acceptance")
		.values({ player_id: playerId, bucket: bucketOf(playerId), version, accepted_at: now, ip: ip || null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Newest first. */
export const readAcceptances = (reader: Reader, playerId: Id): Promise<{ version: string; accepted_at: Date }[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.acceptance")
		.select(["version", "accepted_at"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("accepted_at", "desc")
		.execute();

export async function addClosing(
	tx: Tx,
	playerId: Id,
	closing: Omit<Tables["identity.closing"], "player_id" | "bucket" | "reopened_at">,
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.closing")
		.values({ player_id: playerId, bucket: bucketOf(playerId), reopened_at: null, ...closing })
		.execute();
}

/** The closing in force, if any. */
export const readClosing = (
	reader: Reader,
	playerId: Id,
): Promise<Selectable<Tables["identity.closing"]> | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.closing")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("reopened_at", "is", null)
		.orderBy("closed_at", "desc")
		.limit(1)
		.executeTakeFirst();

/** When the player has closed the account; undefined while it is open. */
export const accountClosedAt = async (reader: Reader, playerId: Id): Promise<Date | undefined> =>
	(await readClosing(reader, playerId))?.closed_at;

export async function endClosing(tx: Tx, playerId: Id, now: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.closing")
		.set({ reopened_at: now })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("reopened_at", "is", null)
		.execute();
}

export type NamedPerson = {
	person_id: Id;
	first_name: string;
	last_name: string;
	nickname: string | null;
	email: string;
	roles: string[];
};

export const readNames = (reader: Reader, personIds: readonly Id[]): Promise<NamedPerson[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.person")
		.select(["person_id", "first_name", "last_name", "nickname", "email", "roles"])
		.where("bucket", "in", [...new Set(personIds.map(bucketOf))])
		.where("person_id", "in", [...personIds])
		.execute();
