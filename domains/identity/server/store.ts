import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql } from "kysely";
import type { RequiredAction } from "../contract/index.ts";
import type { Tables } from "./tables.ts";
import { bucketOfText } from "./tokens.ts";

export type PersonRow = Selectable<Tables["identity.person"]>;
export type PlayerRow = Pick<Selectable<Tables["identity.player"]>, (typeof PLAYER_COLUMNS)[number]>;
export type RegistrationRow = Selectable<Tables["identity.registration"]>;

const PLAYER_COLUMNS = [
	"player_id",
	"bucket",
	"currency",
	"country",
	"subdivision",
	"street",
	"city",
	"postal_code",
	"phone",
	"terms_version",
] as const;

/** An invited operator has none before they choose one. */
export const hasPassword = ({ password_hash: hash }: Pick<PersonRow, "password_hash">): boolean => hash !== NO_PASSWORD;
export const NO_PASSWORD = "";

/** `email` is always in the form of `emailKey`. */
export async function findPersonId(reader: Reader, email: string): Promise<Id | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("identity.sign_in_name")
		.select("person_id")
		.where("bucket", "=", bucketOfText(email))
		.where("email", "=", email)
		.executeTakeFirst();
	return row?.person_id;
}

/** Two at most, across buckets: one more than a caller can use. */
export async function findIdsByNickname(reader: Reader, nickname: string): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.person")
		.select("person_id")
		.where(sql<boolean>`lower(nickname) = lower(${nickname})`)
		.where("nickname", "is not", null)
		.limit(2)
		.execute();
	return found.map(({ person_id }) => person_id);
}

export const readPerson = (reader: Reader, personId: Id): Promise<PersonRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.person")
		.selectAll()
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.executeTakeFirst();

/**
 * Whether a person who was read may still log in, with the same password and the same required action; it remains so
 * until the transaction ends. Concurrent logins of one person wait for each other here: each goes on to write to the
 * person, so with shared locks they would deadlock.
 */
export async function isStillSo(tx: Tx, was: PersonRow): Promise<boolean> {
	const found = await rows<Tables>(tx)
		.selectFrom("identity.person")
		.select("person_id")
		.where("bucket", "=", was.bucket)
		.where("person_id", "=", was.person_id)
		.where("password_hash", "=", was.password_hash)
		.where("status", "=", was.status)
		.where("required_action", "is not distinct from", was.required_action)
		.where("verification_blocked_at", "is not distinct from", was.verification_blocked_at)
		.forNoKeyUpdate()
		.executeTakeFirst();
	return found !== undefined;
}

export const readPlayerRow = (reader: Reader, playerId: Id): Promise<PlayerRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.player")
		.select(PLAYER_COLUMNS)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export const readPersons = (reader: Reader, personIds: readonly Id[]): Promise<PersonRow[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.person")
		.selectAll()
		.where("bucket", "in", [...new Set(personIds.map(bucketOf))])
		.where("person_id", "in", [...personIds])
		.execute();

export const readPlayerRows = (reader: Reader, playerIds: readonly Id[]): Promise<PlayerRow[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.player")
		.select(PLAYER_COLUMNS)
		.where("bucket", "in", [...new Set(playerIds.map(bucketOf))])
		.where("player_id", "in", [...playerIds])
		.execute();

export const listPlayerRows = (
	reader: Reader,
	after: Id,
	limit: number,
): Promise<Pick<PersonRow, "person_id" | "email" | "language">[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.person")
		.select(["person_id", "email", "language"])
		.where("person_id", ">", after)
		.where("status", "=", "active")
		.where(sql`cardinality(roles)`, "=", 0)
		.orderBy("person_id")
		.limit(limit)
		.execute();

/** False where another person has this e-mail, also where they got it a moment ago. */
export async function claimEmail(tx: Tx, email: string, personId: Id): Promise<boolean> {
	const claimed = await rows<Tables>(tx)
		.insertInto("identity.sign_in_name")
		.values({ email, bucket: bucketOfText(email), person_id: personId })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function addPerson(tx: Tx, person: Insertable<Tables["identity.person"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.person").values(person).execute();
}

/** Adds missing roles to an operator; a player does not become an operator by it. */
export async function addRoles(reader: Reader, personId: Id, roles: readonly string[]): Promise<void> {
	await sql`update identity.person set roles = array(select distinct unnest(roles || ${roles}::text[]) order by 1)
		where bucket = ${bucketOf(personId)} and person_id = ${personId}
			and cardinality(roles) > 0 and not roles @> ${roles}::text[]`.execute(reader);
}

export async function addPlayer(tx: Tx, player: Insertable<Tables["identity.player"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.player").values(player).execute();
}

export async function addRegistration(tx: Tx, registration: RegistrationRow): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.registration").values(registration).execute();
}

/** The newest form that awaits its confirmation. */
export const newestRegistration = (reader: Reader, email: string, now: Date): Promise<RegistrationRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.registration")
		.selectAll()
		.where("bucket", "=", bucketOfText(email))
		.where("email", "=", email)
		.where("expires_at", ">", now)
		.orderBy("registration_id", "desc")
		.limit(1)
		.executeTakeFirst();

export const readRegistration = (
	reader: Reader,
	bucket: number,
	registrationId: Id,
): Promise<RegistrationRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.registration")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("registration_id", "=", registrationId)
		.executeTakeFirst();

export async function removeRegistration(
	tx: Tx,
	{ bucket, registration_id: registrationId }: Pick<RegistrationRow, "bucket" | "registration_id">,
): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.registration")
		.where("bucket", "=", bucket)
		.where("registration_id", "=", registrationId)
		.execute();
}

/** Not locked: `claimEmail` decides which of several links for one e-mail counts. */
export const registrationOfToken = (
	reader: Reader,
	bucket: number,
	tokenHash: Buffer,
	now: Date,
): Promise<RegistrationRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.registration")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();

/** The link in the mail from now on; the previous one ends. */
export async function giveLink(tx: Tx, of: RegistrationRow, tokenHash: Buffer, expiresAt: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.registration")
		.set({ token_hash: tokenHash, expires_at: expiresAt, is_link_sent: true })
		.where("bucket", "=", of.bucket)
		.where("registration_id", "=", of.registration_id)
		.execute();
}

export async function removeRegistrations(tx: Tx, email: string): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.registration")
		.where("bucket", "=", bucketOfText(email))
		.where("email", "=", email)
		.execute();
}

export async function removeExpiredRegistrations(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.registration").where("expires_at", "<=", now).execute();
}

/** Ends a required action that is done; another that was required in the meantime remains. */
export async function clearRequiredAction(tx: Tx, personId: Id, action: RequiredAction): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ required_action: null })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("required_action", "=", action)
		.execute();
}

export async function setRequiredAction(tx: Tx, personId: Id, action: RequiredAction | null): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ required_action: action })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function noteFirstSignIn(tx: Tx, personId: Id, at: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ first_signed_in_at: at })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("first_signed_in_at", "is", null)
		.execute();
}

export async function setVerificationBlock(tx: Tx, personId: Id, since: Date | null): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ verification_blocked_at: since })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function setPasswordHash(tx: Tx, personId: Id, passwordHash: string): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.person")
		.set({ password_hash: passwordHash })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}
