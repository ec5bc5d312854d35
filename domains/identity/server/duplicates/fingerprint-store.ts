import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { PersonDetails, SignalKind } from "./signals.ts";

export type Fingerprint = { hash: Buffer; bucket: number; kind: SignalKind };

export async function readPersonDetails(reader: Reader, playerId: Id): Promise<PersonDetails | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("identity.player as player")
		.innerJoin("identity.person as person", (join) =>
			join.onRef("person.bucket", "=", "player.bucket").onRef("person.person_id", "=", "player.player_id"),
		)
		.select(["email", "first_name", "last_name", "country", "postal_code", "phone"])
		.select(sql<string>`birth_date::text`.as("birth_date"))
		.where("player.bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	if (!row) return undefined;
	const { first_name: firstName, last_name: lastName, birth_date: birthDate, postal_code: postalCode } = row;
	return { email: row.email, firstName, lastName, birthDate, country: row.country, postalCode, phone: row.phone };
}

export async function addFingerprints(tx: Tx, playerId: Id, found: readonly Fingerprint[]): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.fingerprint")
		.values(found.map((fingerprint) => ({ ...fingerprint, player_id: playerId })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function removeFingerprints(tx: Tx, playerId: Id, kind: SignalKind): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.fingerprint")
		.where("player_id", "=", playerId)
		.where("kind", "=", kind)
		.execute();
}

export async function ownersOf(reader: Reader, { hash, bucket }: Fingerprint): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.fingerprint")
		.select("player_id")
		.where("bucket", "=", bucket)
		.where("hash", "=", hash)
		.orderBy("player_id")
		.execute();
	return found.map(({ player_id }) => player_id);
}

export type Match = { other_id: Id; kinds: SignalKind[] };

/** Others with the same fingerprints, and of which kinds; those with most in common first. */
export async function readMatches(reader: Reader, playerId: Id, limit: number): Promise<Match[]> {
	const { rows: found } = await sql<Match>`select theirs.player_id as other_id, array_agg(distinct theirs.kind) as kinds
		from identity.fingerprint mine
		join identity.fingerprint theirs using (hash, bucket)
		where mine.player_id = ${playerId} and theirs.player_id <> ${playerId}
		group by theirs.player_id order by count(distinct theirs.kind) desc, theirs.player_id limit ${limit}`.execute(
		reader,
	);
	return found;
}

export async function markFingerprinted(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.player")
		.set({ is_fingerprinted: true })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("is_fingerprinted", "=", false)
		.execute();
}

export async function unmarkedPlayers(reader: Reader, limit: number): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.player")
		.select("player_id")
		.where("is_fingerprinted", "=", false)
		.orderBy("player_id")
		.limit(limit)
		.execute();
	return found.map(({ player_id }) => player_id);
}
