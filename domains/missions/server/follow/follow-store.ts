import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { OpenRound, RoundName } from "@baize/tournaments/server";
import { sql } from "kysely";
import type { StoredCounted, StoredJoined, StoredMission, Tables } from "../tables.ts";

const buckets = (of: readonly { playerId: Id }[]): number[] => of.map(({ playerId }) => bucketOf(playerId));
const players = (of: readonly { playerId: Id }[]): Id[] => of.map(({ playerId }) => playerId);
const roundIds = (of: readonly RoundName[]): Id[] => of.map(({ roundId }) => roundId);

/** What a player has joined, with its mission. */
export type Joined = StoredJoined & Pick<StoredMission, "terms" | "from_at" | "until_at">;
type Period = { fromMs: number; toMs: number };

/** What these players have joined, is not reached and meets the moments. It stays as it is until the commit. */
export async function lockPlayed(tx: Tx, playerIds: readonly Id[], { fromMs, toMs }: Period): Promise<Joined[]> {
	const of = playerIds.map((playerId) => ({ playerId }));
	const found = await sql<Joined>`select j.*, m.terms, m.from_at, m.until_at
		from unnest(${buckets(of)}::smallint[], ${players(of)}::bigint[]) as r (bucket, player_id)
		join missions.joined j on j.bucket = r.bucket and j.player_id = r.player_id
		join missions.mission m on m.mission_id = j.mission_id
		where j.reached_at is null and m.state in ('open', 'closed')
			and m.from_at <= ${new Date(toMs)} and m.until_at > ${new Date(fromMs)}
		order by j.player_id, j.mission_id
		for update of j`.execute(tx);
	return found.rows;
}

export async function readOpenRounds(tx: Tx, names: readonly RoundName[]): Promise<OpenRound[]> {
	if (names.length === 0) return [];
	const found = await sql<Tables["missions.open_round"]>`select distinct o.*
		from unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		join missions.open_round o
			on o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
	return found.rows.map((row) => ({
		...{ playerId: row.player_id, roundId: row.round_id, beganAtMs: row.began_at.getTime() },
		...{ stakes: row.stakes, stakeMinor: row.stake, winMinor: row.win },
	}));
}

export async function writeOpenRounds(tx: Tx, rounds: readonly OpenRound[]): Promise<void> {
	if (rounds.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("missions.open_round")
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
	await sql`delete from missions.open_round o
		using unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		where o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
}

/** Deletes what these rounds have counted for, in these missions. */
export async function withdrawRounds(tx: Tx, names: readonly RoundName[], missionIds: readonly Id[]): Promise<void> {
	if (names.length === 0) return;
	await sql`delete from missions.counted c
		using unnest(${buckets(names)}::smallint[], ${players(names)}::bigint[], ${roundIds(names)}::bigint[])
			as r (bucket, player_id, round_id)
		where c.bucket = r.bucket and c.player_id = r.player_id and c.round_id = r.round_id
			and c.mission_id = any(${[...missionIds]}::bigint[])`.execute(tx);
}

/** What has counted for the player in a mission, the first one first. */
export const readCounted = (
	reader: Reader,
	{ player_id, mission_id }: Pick<StoredJoined, "player_id" | "mission_id">,
): Promise<StoredCounted[]> =>
	rows<Tables>(reader)
		.selectFrom("missions.counted")
		.selectAll()
		.where("bucket", "=", bucketOf(player_id))
		.where("player_id", "=", player_id)
		.where("mission_id", "=", mission_id)
		.orderBy("at")
		.execute();

export async function insertCounted(tx: Tx, counted: readonly StoredCounted[]): Promise<void> {
	if (counted.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("missions.counted")
		.values(counted.map((row) => row))
		.execute();
}
