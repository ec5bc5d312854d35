import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { OpenRound, RoundName } from "../rules/rounds.ts";
import type { StoredRound, StoredScore, StoredTournament, Tables } from "../tables.ts";

const buckets = (of: readonly { playerId: Id }[]): number[] => of.map(({ playerId }) => bucketOf(playerId));
const players = (of: readonly { playerId: Id }[]): Id[] => of.map(({ playerId }) => playerId);
const roundIds = (of: readonly RoundName[]): Id[] => of.map(({ roundId }) => roundId);

/** Those whose scores may still change, and whose period meets these moments. They stay as they are until the commit. */
export const lockCounting = (tx: Tx, fromMs: number, toMs: number): Promise<StoredTournament[]> =>
	rows<Tables>(tx)
		.selectFrom("tournaments.tournament")
		.selectAll()
		.where("state", "in", ["announced", "running", "ended"])
		.where("from_at", "<=", new Date(toMs))
		.where("until_at", ">", new Date(fromMs))
		.orderBy("tournament_id")
		.forShare()
		.execute();

export async function readOpenRounds(tx: Tx, names: readonly RoundName[]): Promise<OpenRound[]> {
	if (names.length === 0) return [];
	const found = await sql<Tables["tournaments.open_round"]>`select distinct o.*
		from unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		join tournaments.open_round o
			on o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
	return found.rows.map((row) => ({
		...{ playerId: row.player_id, roundId: row.round_id, beganAtMs: row.began_at.getTime() },
		...{ stakes: row.stakes, stakeMinor: row.stake, winMinor: row.win },
	}));
}

export async function writeOpenRounds(tx: Tx, rounds: readonly OpenRound[]): Promise<void> {
	if (rounds.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("tournaments.open_round")
		.values(
			rounds.map(({ playerId, roundId, beganAtMs, stakes, stakeMinor, winMinor }) => ({
				...{ bucket: bucketOf(playerId), player_id: playerId, round_id: roundId, began_at: new Date(beganAtMs) },
				...{ stakes, stake: stakeMinor, win: winMinor },
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["bucket", "player_id", "round_id"]).doUpdateSet({
				...{ stakes: sql`excluded.stakes`, stake: sql`excluded.stake`, win: sql`excluded.win` },
			}),
		)
		.execute();
}

export async function removeOpenRounds(tx: Tx, names: readonly RoundName[]): Promise<void> {
	if (names.length === 0) return;
	await sql`delete from tournaments.open_round o
		using unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		where o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
}

/** Deletes counted rounds, and answers whose and in which tournament they were. */
export async function withdrawRounds(tx: Tx, names: readonly RoundName[], tournamentIds: readonly Id[]) {
	if (names.length === 0) return [];
	const removed = await sql<{ player_id: Id; tournament_id: Id }>`delete from tournaments.counted_round c
		using unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		where c.bucket = r.bucket and c.player_id = r.player_id and c.round_id = r.round_id
			and c.tournament_id = any(${[...tournamentIds]}::bigint[])
		returning c.player_id, c.tournament_id`.execute(tx);
	return removed.rows.map((row) => ({ playerId: row.player_id, tournamentId: row.tournament_id }));
}

/** The player's counted rounds, in the order in which they ended. */
export const readCounted = (reader: Reader, tournamentId: Id, playerId: Id): Promise<StoredRound[]> =>
	rows<Tables>(reader)
		.selectFrom("tournaments.counted_round")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("tournament_id", "=", tournamentId)
		.orderBy("place")
		.execute();

/** The same of many players; one without any is not in it. */
export async function readCountedOf(
	tx: Tx,
	tournamentId: Id,
	playerIds: readonly Id[],
): Promise<Map<Id, StoredRound[]>> {
	if (playerIds.length === 0) return new Map();
	const found = await sql<StoredRound>`select c.*
		from unnest(${playerIds.map(bucketOf)}::smallint[], ${[...playerIds]}::bigint[]) as p (bucket, player_id)
		join tournaments.counted_round c
			on c.bucket = p.bucket and c.player_id = p.player_id and c.tournament_id = ${tournamentId}
		order by c.place`.execute(tx);
	return Map.groupBy(found.rows, ({ player_id }) => player_id);
}

export async function insertCounted(tx: Tx, counted: readonly StoredRound[]): Promise<void> {
	if (counted.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("tournaments.counted_round")
		.values(counted.map((row) => row))
		.execute();
}

export async function removeCounted(tx: Tx, tournamentId: Id, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("tournaments.counted_round")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("tournament_id", "=", tournamentId)
		.execute();
}

export type NewScore = Omit<StoredScore, "disqualified_for">;

export async function writeScores(tx: Tx, scores: readonly NewScore[]): Promise<void> {
	if (scores.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("tournaments.score")
		.values(scores.map((score) => score))
		.onConflict((conflict) =>
			conflict.columns(["tournament_id", "bucket", "player_id"]).doUpdateSet({
				...{ points: sql`excluded.points`, rounds: sql`excluded.rounds` },
				...{ reached_at: sql`excluded.reached_at`, first_at: sql`excluded.first_at` },
			}),
		)
		.execute();
}
