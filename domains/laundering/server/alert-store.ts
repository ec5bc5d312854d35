import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { AlertState, RuleName, Severity } from "../contract/index.ts";
import type { NoteRow, StoredAlert, Tables } from "./tables.ts";

type NewAlert = Omit<StoredAlert, "claimed_by" | "claimed_until" | "outcome" | "closed_at">;

/** False where this operation has made an alert of the rule before: then nothing was written. */
export async function insertAlert(tx: Tx, alert: NewAlert): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("laundering.alert")
		.values({ ...alert, evidence: JSON.stringify(alert.evidence) as never })
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "rule", "op_id"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** The number in the wallet of what each rule last made an alert of. */
export async function lastCounted(reader: Reader, playerId: Id, currency: string): Promise<Map<RuleName, bigint>> {
	const found = await rows<Tables>(reader)
		.selectFrom("laundering.alert")
		.select(({ fn }) => ["rule", fn.max("op_seq").as("seq")])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("currency", "=", currency)
		.groupBy("rule")
		.execute();
	return new Map(found.map(({ rule, seq }) => [rule, seq]));
}

/** Whether an alert that is not decided yet holds what goes out to the player. */
export async function isHeld(reader: Reader, playerId: Id): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("laundering.alert")
		.select("alert_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("holds", "=", true)
		.where("state", "<>", "closed")
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

export type AlertFilter = {
	state: AlertState | undefined;
	severity: Severity | undefined;
	rule: RuleName | undefined;
	after: Id | undefined;
	limit: number;
};

/** Of all players, the oldest first. */
export function listAlertRows(reader: Reader, filter: AlertFilter): Promise<StoredAlert[]> {
	const { state, severity, rule, after, limit } = filter;
	let query = rows<Tables>(reader).selectFrom("laundering.alert").selectAll();
	if (state) query = query.where("state", "=", state);
	if (severity) query = query.where("severity", "=", severity);
	if (rule) query = query.where("rule", "=", rule);
	if (after !== undefined) query = query.where("alert_id", ">", after);
	return query.orderBy("alert_id").limit(limit).execute();
}

export const readAlertRow = (reader: Reader, alertId: Id): Promise<StoredAlert | undefined> =>
	rows<Tables>(reader).selectFrom("laundering.alert").selectAll().where("alert_id", "=", alertId).executeTakeFirst();

export const lockAlert = (tx: Tx, alertId: Id): Promise<StoredAlert | undefined> =>
	rows<Tables>(tx)
		.selectFrom("laundering.alert")
		.selectAll()
		.where("alert_id", "=", alertId)
		.forUpdate()
		.executeTakeFirst();

export const alertsOf = (reader: Reader, playerId: Id, limit: number): Promise<StoredAlert[]> =>
	rows<Tables>(reader)
		.selectFrom("laundering.alert")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("alert_id", "desc")
		.limit(limit)
		.execute();

type Change = Partial<Pick<StoredAlert, "state" | "holds" | "claimed_by" | "claimed_until" | "outcome" | "closed_at">>;

export async function updateAlert(tx: Tx, { bucket, alert_id }: StoredAlert, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("laundering.alert")
		.set(change)
		.where("bucket", "=", bucket)
		.where("alert_id", "=", alert_id)
		.execute();
}

/** Decided ones that were closed before a moment, the oldest first. */
export const closedBefore = (reader: Reader, before: Date, after: Id, limit: number): Promise<StoredAlert[]> =>
	rows<Tables>(reader)
		.selectFrom("laundering.alert")
		.selectAll()
		.where("state", "=", "closed")
		.where("closed_at", "<", before)
		.where("alert_id", ">", after)
		.orderBy("alert_id")
		.limit(limit)
		.execute();

/** With its notes. */
export async function deleteAlert(tx: Tx, { bucket, alert_id }: StoredAlert): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("laundering.note")
		.where("bucket", "=", bucket)
		.where("alert_id", "=", alert_id)
		.execute();
	await rows<Tables>(tx)
		.deleteFrom("laundering.alert")
		.where("bucket", "=", bucket)
		.where("alert_id", "=", alert_id)
		.execute();
}

export async function insertNote(tx: Tx, note: NoteRow): Promise<void> {
	await rows<Tables>(tx).insertInto("laundering.note").values(note).execute();
}

export const notesOf = (reader: Reader, { bucket, alert_id }: StoredAlert): Promise<NoteRow[]> =>
	rows<Tables>(reader)
		.selectFrom("laundering.note")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("alert_id", "=", alert_id)
		.orderBy("note_id")
		.execute();
