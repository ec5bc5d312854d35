import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type StateRow = Selectable<Tables["play.title_state"]>;

export const readStates = (reader: Reader): Promise<StateRow[]> =>
	rows<Tables>(reader).selectFrom("play.title_state").selectAll().orderBy("game_id").orderBy("place").execute();

/** Until the transaction ends, no other one changes a state of the title; also where it has no row yet. */
export async function lockStates(tx: Tx, gameId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('state of ' || ${gameId}, 0))`.execute(tx);
}

export const readStatesOf = (reader: Reader, gameId: string): Promise<StateRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.title_state")
		.selectAll()
		.where("game_id", "=", gameId)
		.orderBy("place")
		.execute();

export async function writeState(tx: Tx, { game_id, place, ...values }: StateRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("play.title_state")
		.values({ game_id, place, ...values })
		.onConflict((conflict) => conflict.columns(["game_id", "place"]).doUpdateSet(values))
		.execute();
}
