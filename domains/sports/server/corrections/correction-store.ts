import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { CorrectionDecision, CorrectionState, ResultView } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type CorrectedRow = Selectable<Tables["sports.corrected_result"]>;
const tables = (reader: Reader) => rows<Tables>(reader);

/** One after the other: what is noted depends on what was noted before. */
export const lockEvent = (tx: Tx, eventId: Id) =>
	tables(tx).selectFrom("sports.event").select("event_id").where("event_id", "=", eventId).forUpdate().execute();

export async function insertCorrection(tx: Tx, row: Insertable<Tables["sports.corrected_result"]>): Promise<void> {
	await tables(tx).insertInto("sports.corrected_result").values(row).execute();
}

/** The same result was reported again after another one. */
export async function moveReportedAt(tx: Tx, id: Id, at: Date): Promise<void> {
	await tables(tx).updateTable("sports.corrected_result").set({ noted_at: at }).where("id", "=", id).execute();
}

/** In the order in which they were reported. */
export const correctionsOf = (reader: Reader, eventId: Id): Promise<CorrectedRow[]> =>
	tables(reader)
		.selectFrom("sports.corrected_result")
		.selectAll()
		.where("event_id", "=", eventId)
		.orderBy("noted_at")
		.orderBy("id")
		.execute();

/** What a feed has reported last of each event of which it has reported another result since. */
export async function lastReportedBy(reader: Reader, source: string, since: Date): Promise<Map<Id, ResultView>> {
	const found = await tables(reader)
		.selectFrom("sports.corrected_result")
		.select(["event_id", "reported"])
		.where("source", "=", source)
		.where("noted_at", ">", since)
		.orderBy("noted_at")
		.orderBy("id")
		.execute();
	return new Map(found.map(({ event_id, reported }) => [event_id, reported]));
}

/** When a correction was decided, and which. */
export type Decided = { at: Date; id: Id };

/** Of these events those whose bets were adjusted, with the result that they were adjusted to last. */
export async function adjustedResults(
	reader: Reader,
	eventIds: readonly Id[],
	before: Decided | undefined,
): Promise<Map<Id, ResultView>> {
	if (eventIds.length === 0) return new Map();
	let query = tables(reader)
		.selectFrom("sports.corrected_result")
		.select(["event_id", "reported"])
		.where("event_id", "in", [...eventIds])
		.where("decision", "=", "adjusted");
	if (before)
		query = query.where((row) =>
			row.or([
				row("decided_at", "<", before.at),
				row.and([row("decided_at", "=", before.at), row("id", "<", before.id)]),
			]),
		);
	const found = await query.orderBy("decided_at").orderBy("id").execute();
	return new Map(found.map(({ event_id, reported }) => [event_id, reported]));
}

export const readCorrectionRow = (reader: Reader, id: Id): Promise<CorrectedRow | undefined> =>
	tables(reader).selectFrom("sports.corrected_result").selectAll().where("id", "=", id).executeTakeFirst();

type Decision = { decision: CorrectionDecision; by: Id; at: Date; reason: string };

/** False where it is not open. */
export async function closeCorrection(tx: Tx, id: Id, { decision, by, at, reason }: Decision): Promise<boolean> {
	const closed = await tables(tx)
		.updateTable("sports.corrected_result")
		.set({ state: "done", decision, decided_by: by, decided_at: at, reason })
		.where("id", "=", id)
		.where("state", "=", "open")
		.executeTakeFirst();
	return closed.numUpdatedRows === 1n;
}

type Filter = { state: CorrectionState | undefined; cursor: string | undefined; limit: number };

/** The oldest first. */
export function listCorrectionRows(reader: Reader, { state, cursor, limit }: Filter): Promise<CorrectedRow[]> {
	let query = tables(reader).selectFrom("sports.corrected_result").selectAll();
	if (state) query = query.where("state", "=", state);
	const after = readId(cursor ?? "");
	if (after !== null) query = query.where("id", ">", after);
	return query.orderBy("id").limit(limit).execute();
}
