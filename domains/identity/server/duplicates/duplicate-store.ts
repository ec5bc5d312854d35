import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { DuplicateOutcome, DuplicateResolution } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import type { SignalKind } from "./signals.ts";

export type DuplicateRow = Selectable<Tables["identity.duplicate"]>;
export type Pair = { playerId: Id; olderId: Id };

const ofPair = (reader: Reader, { playerId, olderId }: Pair) =>
	rows<Tables>(reader)
		.selectFrom("identity.duplicate")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("older_id", "=", olderId);

export const readPair = (reader: Reader, pair: Pair): Promise<DuplicateRow | undefined> =>
	ofPair(reader, pair).executeTakeFirst();

/** Of the younger account. */
export const readPairs = (reader: Reader, playerId: Id): Promise<DuplicateRow[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.duplicate")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();

export async function putPair(
	tx: Tx,
	{ playerId, olderId }: Pair,
	found: { kinds: SignalKind[]; outcome: DuplicateOutcome; found_at: Date },
	reopens: boolean,
): Promise<void> {
	const { kinds, outcome } = found;
	const unresolved = { resolution: null, reason: null, resolved_at: null, resolved_by: null };
	const change = { kinds, outcome, ...(reopens ? unresolved : {}) };
	await rows<Tables>(tx)
		.insertInto("identity.duplicate")
		.values({ player_id: playerId, bucket: bucketOf(playerId), older_id: olderId, ...found, ...unresolved })
		.onConflict((conflict) => conflict.columns(["player_id", "older_id", "bucket"]).doUpdateSet(change))
		.execute();
}

export async function resolvePair(
	tx: Tx,
	{ playerId, olderId }: Pair,
	decided: {
		resolution: DuplicateResolution;
		outcome: DuplicateOutcome;
		reason: string;
		resolved_at: Date;
		resolved_by: Id;
	},
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.duplicate")
		.set(decided)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("older_id", "=", olderId)
		.execute();
}

type Query = { isOpen: boolean; outcome: DuplicateOutcome | undefined; limit: number; after: Pair | undefined };

const OPEN_ORDER = sql.raw("outcome = 'noted', found_at, player_id, older_id");
const DECIDED_ORDER = sql.raw("resolved_at, player_id, older_id");

/** The place of a pair in a list is that of its row, which stays when the pair is decided. */
const placeOf = (order: typeof OPEN_ORDER, { playerId, olderId }: Pair) =>
	sql`(select ${order} from identity.duplicate where bucket = ${bucketOf(playerId)}
		and player_id = ${playerId} and older_id = ${olderId})`;
const isBehindOpen = (pair: Pair) => sql<boolean>`(${OPEN_ORDER}) > ${placeOf(OPEN_ORDER, pair)}`;
const isBehindDecided = (pair: Pair) => sql<boolean>`(${DECIDED_ORDER}) < ${placeOf(DECIDED_ORDER, pair)}`;

/** Open ones: those that block deposits first, then the longest waiting. Decided ones: the latest first. */
export function listPairs(reader: Reader, { isOpen, outcome, limit, after }: Query): Promise<DuplicateRow[]> {
	let query = rows<Tables>(reader).selectFrom("identity.duplicate").selectAll().limit(limit);
	query = isOpen
		? query
				.where("resolution", "is", null)
				.orderBy(sql`outcome = 'noted'`)
				.orderBy("found_at")
				.orderBy("player_id")
				.orderBy("older_id")
		: query
				.where("resolution", "is not", null)
				.orderBy("resolved_at", "desc")
				.orderBy("player_id", "desc")
				.orderBy("older_id", "desc");
	if (after) query = query.where(isOpen ? isBehindOpen(after) : isBehindDecided(after));
	return (outcome ? query.where("outcome", "=", outcome) : query).execute();
}
