import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type SealedSeed, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type SeedsRow = Selectable<Tables["play.seeds"]>;
export type RetiredRow = Selectable<Tables["play.retired_seeds"]>;

/** The request of a process that wants to draw: a free pair, or an extension of the lease that it has. */
export type LeaseRequest = { playerId: Id; leased?: { pair: number; nextNonce: number } | undefined };

/** The lessee, and when everything that it draws from the pair is decided. */
export type Lessee = { name: string; untilMs: number };

export type LeasedPair = {
	playerId: Id;
	pair: number;
	salt: Uint8Array;
	commitment: string;
	clientSeed: string;
	nextNonce: number;
};

type LeasedRow = {
	player_id: bigint;
	pair: number;
	salt: Buffer;
	commitment: string;
	client_seed: string;
	next_nonce: bigint;
};

const arrayOf = (values: readonly (bigint | number | null)[]): string =>
	`{${values.map((value) => value ?? "null").join(",")}}`;

/**
 * Leases the pairs of these players in one statement. Left out are players without seeds, pairs without a client seed,
 * and those that another process has leased.
 */
export async function leasePairs(
	reader: Reader,
	requests: readonly LeaseRequest[],
	{ name, untilMs }: Lessee,
): Promise<LeasedPair[]> {
	const playerIds = requests.map(({ playerId }) => playerId);
	const pairs = requests.map(({ leased }) => leased?.pair ?? null);
	const nonces = requests.map(({ leased }) => leased?.nextNonce ?? null);
	const { rows: leased } = await sql<LeasedRow>`update play.seeds s set
			leased_by = ${name},
			leased_until = greatest(s.leased_until, ${new Date(untilMs)}::timestamptz),
			next_nonce = coalesce(r.next_nonce, s.next_nonce)
		from unnest(${arrayOf(playerIds.map(bucketOf))}::smallint[], ${arrayOf(playerIds)}::bigint[],
			${arrayOf(pairs)}::integer[], ${arrayOf(nonces)}::bigint[]) r (bucket, player_id, pair, next_nonce)
		where s.bucket = r.bucket and s.player_id = r.player_id and s.client_seed is not null
			and case when r.pair is null then s.leased_by is null
				else s.leased_by = ${name} and s.pair = r.pair end
		returning s.player_id, s.pair, s.salt, s.commitment, s.client_seed, s.next_nonce`.execute(reader);
	return leased.map((row) => ({
		playerId: row.player_id,
		pair: row.pair,
		salt: row.salt,
		commitment: row.commitment,
		clientSeed: row.client_seed,
		nextNonce: Number(row.next_nonce),
	}));
}

export type Returned = { playerId: Id; pair: number; nextNonce: number };

/** Ends leases of this process: the next process continues with these numbers. */
export async function returnPairs(reader: Reader, returned: readonly Returned[], name: string): Promise<void> {
	const playerIds = returned.map(({ playerId }) => playerId);
	await sql`update play.seeds s set leased_by = null, next_nonce = r.next_nonce
		from unnest(${arrayOf(playerIds.map(bucketOf))}::smallint[], ${arrayOf(playerIds)}::bigint[],
			${arrayOf(returned.map(({ pair }) => pair))}::integer[],
			${arrayOf(returned.map(({ nextNonce }) => nextNonce))}::bigint[]) r (bucket, player_id, pair, next_nonce)
		where s.bucket = r.bucket and s.player_id = r.player_id and s.pair = r.pair and s.leased_by = ${name}`.execute(
		reader,
	);
}

/** The first pairs of a player; existing ones are left unchanged. */
export async function insertSeeds(
	reader: Reader,
	playerId: Id,
	[first, next]: readonly [SealedSeed, SealedSeed],
	publishedAt: Date,
): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.seeds")
		.values({
			bucket: bucketOf(playerId),
			player_id: playerId,
			pair: 1,
			salt: Buffer.from(first.salt),
			commitment: first.commitment,
			published_at: publishedAt,
			next_salt: Buffer.from(next.salt),
			next_commitment: next.commitment,
			next_published_at: publishedAt,
			next_nonce: 0n,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export const readSeedsRow = (reader: Reader, playerId: Id): Promise<SeedsRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("play.seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export const lockSeedsRow = (tx: Tx, playerId: Id): Promise<SeedsRow> =>
	rows<Tables>(tx)
		.selectFrom("play.seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.forUpdate()
		.executeTakeFirstOrThrow();

export async function insertRetired(tx: Tx, row: RetiredRow): Promise<void> {
	await rows<Tables>(tx).insertInto("play.retired_seeds").values(row).execute();
}

export async function updateSeeds(tx: Tx, row: SeedsRow): Promise<void> {
	const { bucket, player_id, ...changed } = row;
	await rows<Tables>(tx)
		.updateTable("play.seeds")
		.set(changed)
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.execute();
}

const retiredOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("play.retired_seeds")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** Newest first; `before`: pairs with a smaller number. */
export function readRetired(reader: Reader, playerId: Id, limit: number, before?: number): Promise<RetiredRow[]> {
	const retired = retiredOf(reader, playerId).selectAll().orderBy("pair", "desc").limit(limit);
	return (before === undefined ? retired : retired.where("pair", "<", before)).execute();
}

/** Whether a retired pair of the player had this client seed. */
export async function wasClientSeed(reader: Reader, playerId: Id, clientSeed: string): Promise<boolean> {
	const found = retiredOf(reader, playerId).select("pair").where("client_seed", "=", clientSeed).limit(1);
	return (await found.executeTakeFirst()) !== undefined;
}

/** The retired pair of this commitment, where its server seed may be revealed. */
export const readRevealed = (
	reader: Reader,
	playerId: Id,
	commitment: string,
	nowMs: number,
): Promise<RetiredRow | undefined> =>
	retiredOf(reader, playerId)
		.selectAll()
		.where("commitment", "=", commitment)
		.where("revealed_at", "<=", new Date(nowMs))
		.executeTakeFirst();
