import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { FieldReason } from "../../contract/index.ts";
import type { SubmissionState, Tables } from "../tables.ts";

export type SubmissionRow = Selectable<Tables["verification.submission"]>;
type Change = Partial<
	Omit<SubmissionRow, "bucket" | "id" | "player_id" | "reasons"> & { reasons: readonly FieldReason[] }
>;

const written = <Row extends { reasons?: readonly FieldReason[] }>({ reasons, ...row }: Row) => ({
	...row,
	...(reasons ? { reasons: JSON.stringify(reasons) } : {}),
});

export async function insertSubmission(tx: Tx, row: SubmissionRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("verification.submission")
		.values({ ...row, reasons: JSON.stringify(row.reasons) })
		.execute();
}

export const readSubmissionRow = (reader: Reader, id: Id): Promise<SubmissionRow | undefined> =>
	rows<Tables>(reader).selectFrom("verification.submission").selectAll().where("id", "=", id).executeTakeFirst();

export const lockSubmission = (tx: Tx, id: Id): Promise<SubmissionRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("verification.submission")
		.selectAll()
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();

export async function updateSubmission(tx: Tx, { bucket, id }: SubmissionRow, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("verification.submission")
		.set(written(change))
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

/**
 * Claims the submission for an operator. False if another operator's claim has not expired. One statement, so that two
 * operators cannot both have it.
 */
export async function claim(
	tx: Tx,
	{ bucket, id }: SubmissionRow,
	operatorId: Id,
	now: Date,
	until: Date,
): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.updateTable("verification.submission")
		.set({ claimed_by: operatorId, claimed_until: until })
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.where("state", "=", "pending")
		.where((of) =>
			of.or([of("claimed_by", "is", null), of("claimed_by", "=", operatorId), of("claimed_until", "<=", now)]),
		)
		.executeTakeFirst();
	return answer.numUpdatedRows === 1n;
}

export type QueueFilter = {
	state: SubmissionState | undefined;
	playerId: Id | undefined;
	after: Id | undefined;
	limit: number;
};

/** The oldest first; without those that were never submitted. */
export function queued(reader: Reader, filter: QueueFilter): Promise<SubmissionRow[]> {
	let query = rows<Tables>(reader)
		.selectFrom("verification.submission")
		.where("state", filter.state ? "=" : "not in", (filter.state ?? ["open", "abandoned"]) as never);
	if (filter.playerId !== undefined)
		query = query.where("bucket", "=", bucketOf(filter.playerId)).where("player_id", "=", filter.playerId);
	if (filter.after !== undefined) query = query.where("id", ">", filter.after);
	return query.selectAll().orderBy("id").limit(filter.limit).execute();
}

/** Submissions whose outcome must be queried, the longest waiting first. */
export const submissionsToPoll = (reader: Reader, at: Date, limit: number): Promise<SubmissionRow[]> =>
	rows<Tables>(reader)
		.selectFrom("verification.submission")
		.selectAll()
		.where("ask_at", "<=", at)
		.orderBy("ask_at")
		.limit(limit)
		.execute();
