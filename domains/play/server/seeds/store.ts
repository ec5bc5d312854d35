import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type SealedSeed, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { PlayTables } from "../tables.ts";

/** Nonces taken for one player by one process: from `firstNonce`, NONCES_AT_ONCE of them. */
export type Taken = {
	playerId: Id;
	pair: number;
	salt: Uint8Array;
	commitment: string;
	clientSeed: string;
	firstNonce: number;
};

/** Who takes, when, and when all that it drew of it is decided. */
export type Holder = { name: string; nowMs: number; untilMs: number };

export const NONCES_AT_ONCE = 100;

type TakenRow = {
	player_id: bigint;
	pair: number;
	salt: Buffer;
	commitment: string;
	client_seed: string;
	first_nonce: bigint;
};

const arrayOf = (values: readonly (bigint | number)[]): string => `{${values.join(",")}}`;

/** Whose nonces are asked for; and the client seed that he brought, which counts only for a pair that nobody has begun. */
export type NonceWish = { playerId: Id; clientSeed: string | undefined };

/** Takes the next nonces of each of these players in one statement. Players without seeds are not answered. */
export async function takeNonces(reader: Reader, wishes: readonly NonceWish[], holder: Holder): Promise<Taken[]> {
	const playerIds = wishes.map(({ playerId }) => playerId);
	const clientSeeds = wishes.map(({ clientSeed }) => clientSeed ?? null);
	const now = new Date(holder.nowMs);
	const { rows: taken } = await sql<TakenRow>`update play.seeds s set
			nonces_held = s.nonces_held + ${NONCES_AT_ONCE},
			client_seed = case when s.nonces_held = 0 then coalesce(r.client_seed, s.client_seed) else s.client_seed end,
			held_by = case when s.held_by is null or s.held_by = ${holder.name} or s.held_until <= ${now}
				then ${holder.name} else '' end,
			held_until = greatest(s.held_until, ${new Date(holder.untilMs)}::timestamptz)
		from unnest(${arrayOf(playerIds.map(bucketOf))}::smallint[], ${arrayOf(playerIds)}::bigint[], ${clientSeeds}::text[])
			r (bucket, player_id, client_seed)
		where s.bucket = r.bucket and s.player_id = r.player_id
		returning s.player_id, s.pair, s.salt, s.commitment, s.client_seed,
			s.nonces_held - ${NONCES_AT_ONCE} as first_nonce`.execute(reader);
	return taken.map((row) => ({
		playerId: row.player_id,
		pair: row.pair,
		salt: row.salt,
		commitment: row.commitment,
		clientSeed: row.client_seed,
		firstNonce: Number(row.first_nonce),
	}));
}

/** What was taken and not played is given up, so that a change of seeds need not wait for this process. */
export async function giveUp(reader: Reader, playerIds: readonly Id[], name: string): Promise<void> {
	await sql`update play.seeds s set held_by = null
		from unnest(${arrayOf(playerIds.map(bucketOf))}::smallint[], ${arrayOf(playerIds)}::bigint[]) r (bucket, player_id)
		where s.bucket = r.bucket and s.player_id = r.player_id and s.held_by = ${name}`.execute(reader);
}

export type NewSeeds = { playerId: Id; clientSeed: string; first: SealedSeed; next: SealedSeed };

/** The first seeds of players; whoever has some keeps them. */
export async function insertSeeds(reader: Reader, players: readonly NewSeeds[]): Promise<void> {
	const values = players.map(({ playerId, clientSeed, first, next }) => ({
		bucket: bucketOf(playerId),
		player_id: playerId,
		pair: 1,
		salt: Buffer.from(first.salt),
		commitment: first.commitment,
		client_seed: clientSeed,
		next_salt: Buffer.from(next.salt),
		next_commitment: next.commitment,
		nonces_held: 0n,
	}));
	await rows<PlayTables>(reader)
		.insertInto("play.seeds")
		.values(values)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export type SeedsRow = PlayTables["play.seeds"];
export type RetiredRow = PlayTables["play.retired_seeds"];

export const readSeedsRow = (reader: Reader, playerId: Id): Promise<SeedsRow | undefined> =>
	rows<PlayTables>(reader)
		.selectFrom("play.seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export const lockSeedsRow = (tx: Tx, playerId: Id): Promise<SeedsRow> =>
	rows<PlayTables>(tx)
		.selectFrom("play.seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.forUpdate()
		.executeTakeFirstOrThrow();

export async function insertRetired(tx: Tx, row: RetiredRow): Promise<void> {
	await rows<PlayTables>(tx).insertInto("play.retired_seeds").values(row).execute();
}

export async function updateSeeds(tx: Tx, row: SeedsRow): Promise<void> {
	const { bucket, player_id, ...changed } = row;
	await rows<PlayTables>(tx)
		.updateTable("play.seeds")
		.set(changed)
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.execute();
}

/** Newest first. */
export const readRetired = (reader: Reader, playerId: Id, limit: number): Promise<RetiredRow[]> =>
	rows<PlayTables>(reader)
		.selectFrom("play.retired_seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("pair", "desc")
		.limit(limit)
		.execute();

/** The retired pair of this commitment, where its server seed may be told. */
export const readRevealed = (
	reader: Reader,
	playerId: Id,
	commitment: string,
	nowMs: number,
): Promise<RetiredRow | undefined> =>
	rows<PlayTables>(reader)
		.selectFrom("play.retired_seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("commitment", "=", commitment)
		.where("revealed_at", "<=", new Date(nowMs))
		.executeTakeFirst();
