import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { SeedsRow } from "../seeds/store.ts";
import type { Tables } from "../tables.ts";
import type { FurtherStake } from "./types.ts";

export type OpenRow = Selectable<Tables["play.open_round"]>;

/** The pair from which the round was drawn: while it is locked, it is not ended. */
export const shareSeedsRow = (tx: Tx, playerId: Id): Promise<SeedsRow> =>
	rows<Tables>(tx)
		.selectFrom("play.seeds")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.forShare()
		.executeTakeFirstOrThrow();

/** False where the round, or another one of the game, is open already. */
export async function insertOpenRound(tx: Tx, row: OpenRow): Promise<boolean> {
	const inserted = await rows<Tables>(tx)
		.insertInto("play.open_round")
		.values({
			...row,
			bet: JSON.stringify(row.bet),
			actions: JSON.stringify(row.actions),
			further_stakes: JSON.stringify(row.further_stakes),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("round_id")
		.executeTakeFirst();
	return inserted !== undefined;
}

const openOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("play.open_round")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

export const readOpenRound = (reader: Reader, playerId: Id, roundId: Id): Promise<OpenRow | undefined> =>
	openOf(reader, playerId).where("round_id", "=", roundId).executeTakeFirst();

export const readOpenOfGame = (reader: Reader, playerId: Id, gameNumber: number): Promise<OpenRow | undefined> =>
	openOf(reader, playerId).where("game_number", "=", gameNumber).executeTakeFirst();

export const readOpenRounds = (reader: Reader, playerId: Id): Promise<OpenRow[]> =>
	openOf(reader, playerId).orderBy("due_at").execute();

type At = Pick<OpenRow, "bucket" | "player_id" | "round_id" | "step">;
export type Advance = { action: unknown; further: FurtherStake | undefined; stakedMinor: bigint; dueAt: Date };

/** Applies an action where the round is still at this step; false where another one was faster. */
export async function advanceOpenRound(reader: Reader, at: At, to: Advance): Promise<boolean> {
	const { action, further, stakedMinor, dueAt } = to;
	const { rows: advanced } = await sql`update play.open_round set
			actions = actions || ${JSON.stringify([action])}::jsonb,
			further_stakes = further_stakes || ${JSON.stringify(further ? [further] : [])}::jsonb,
			staked_minor = ${stakedMinor}, due_at = ${dueAt}, step = step + 1
		where bucket = ${at.bucket} and player_id = ${at.player_id} and round_id = ${at.round_id} and step = ${at.step}
		returning step`.execute(reader);
	return advanced.length > 0;
}

/** Ends a round that is still at this step; false where it is not. */
export async function deleteOpenRound(tx: Tx, at: At): Promise<boolean> {
	const deleted = await rows<Tables>(tx)
		.deleteFrom("play.open_round")
		.where("bucket", "=", at.bucket)
		.where("player_id", "=", at.player_id)
		.where("round_id", "=", at.round_id)
		.where("step", "=", at.step)
		.returning("round_id")
		.executeTakeFirst();
	return deleted !== undefined;
}

/** Rounds that were left for too long, the earliest first. */
export const readDueRounds = (reader: Reader, nowMs: number, limit: number, after?: OpenRow): Promise<OpenRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.open_round")
		.selectAll()
		.where("due_at", "<=", new Date(nowMs))
		.$if(after !== undefined, (due) =>
			due.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("due_at", "round_id"), ">", tuple(after!.due_at, after!.round_id)),
			),
		)
		.orderBy("due_at")
		.orderBy("round_id")
		.limit(limit)
		.execute();

/** The commitments of the pairs from which an open round of the player was drawn: their seeds are not revealed. */
export async function readHeldCommitments(reader: Reader, playerId: Id): Promise<Set<string>> {
	const held = await rows<Tables>(reader)
		.selectFrom("play.open_round")
		.select("commitment")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
	return new Set(held.map(({ commitment }) => commitment));
}
