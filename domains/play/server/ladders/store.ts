import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type LadderRow = Selectable<Tables["play.stake_ladder"]>;

export const readLadders = (reader: Reader): Promise<LadderRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.stake_ladder")
		.selectAll()
		.orderBy("game_id")
		.orderBy("place")
		.orderBy("currency")
		.execute();

export const readLaddersOf = (reader: Reader, gameId: string): Promise<LadderRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.stake_ladder")
		.selectAll()
		.where("game_id", "=", gameId)
		.orderBy("place")
		.orderBy("currency")
		.execute();

/** Until the transaction ends, no other one changes a ladder of the title; also where it has no row yet. */
export async function lockLadders(tx: Tx, gameId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('stakes of ' || ${gameId}, 0))`.execute(tx);
}

export async function writeLadder(tx: Tx, { game_id, place, currency, ...values }: LadderRow): Promise<void> {
	const stored = { ...values, steps_minor: JSON.stringify(values.steps_minor) };
	await rows<Tables>(tx)
		.insertInto("play.stake_ladder")
		.values({ game_id, place, currency, ...stored })
		.onConflict((conflict) => conflict.columns(["game_id", "place", "currency"]).doUpdateSet(stored))
		.execute();
}

export async function deleteLadder(
	tx: Tx,
	{ gameId, place, currency }: { gameId: string; place: string; currency: string },
): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("play.stake_ladder")
		.where("game_id", "=", gameId)
		.where("place", "=", place)
		.where("currency", "=", currency)
		.execute();
}
