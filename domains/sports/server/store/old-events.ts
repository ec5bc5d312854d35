import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

const tables = (reader: Reader) => rows<Tables>(reader);

export type OldEvent = { eventId: Id; isBetOn: boolean };

/** Old settled events of a source that were not checked yet. Locked, so that two runs never check the same ones. */
export async function takeOldEvents(tx: Tx, source: string, endedBefore: Date, limit: number): Promise<OldEvent[]> {
	const { rows: found } = await sql<{ event_id: bigint; is_bet_on: boolean }>`
		select event_id, exists (select from sports.bet_leg l where l.event_id = e.event_id) as is_bet_on
		from sports.event e
		where source = ${source} and state = 'settled' and not is_on_record and result_at < ${endedBefore}
		order by result_at limit ${limit}
		for update skip locked`.execute(tx);
	return found.map((row) => ({ eventId: row.event_id, isBetOn: row.is_bet_on }));
}

export async function keepForGood(tx: Tx, ids: readonly Id[]): Promise<void> {
	if (ids.length === 0) return;
	await tables(tx).updateTable("sports.event").set({ is_on_record: true }).where("event_id", "in", ids).execute();
}

/** With markets and prices, current and past. */
export async function removeEvents(tx: Tx, ids: readonly Id[]): Promise<void> {
	if (ids.length === 0) return;
	for (const name of ["sports.past_price", "sports.selection", "sports.market", "sports.event"] as const)
		await tables(tx).deleteFrom(name).where("event_id", "in", ids).execute();
}

/** Secrets of played matchdays: a match that still awaits its result keeps the seed that it is drawn from. */
export async function removeSeedsBefore(reader: Reader, source: string, madeBefore: Date): Promise<void> {
	await sql`delete from sports.matchday_seed s where made_at < ${madeBefore} and not exists (
		select from sports.event e
		where e.source = ${source} and e.result is null and e.competition_id = s.league
			and e.round = (s.matchday + 1)::text)`.execute(reader);
}
