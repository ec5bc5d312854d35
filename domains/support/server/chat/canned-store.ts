import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { CannedAnswerRow, Tables } from "../tables.ts";

/** There are few, and a list shows all. */
export const readCannedAnswers = (reader: Reader): Promise<CannedAnswerRow[]> =>
	rows<Tables>(reader).selectFrom("support.canned_answer").selectAll().orderBy("locale").orderBy("title").execute();

export async function insertCannedAnswer(tx: Tx, row: CannedAnswerRow): Promise<void> {
	await rows<Tables>(tx).insertInto("support.canned_answer").values(row).execute();
}

/** The answer as it is then; undefined where there is none. */
export const updateCannedAnswer = (
	tx: Tx,
	answerId: Id,
	change: Omit<CannedAnswerRow, "answer_id">,
): Promise<CannedAnswerRow | undefined> =>
	rows<Tables>(tx)
		.updateTable("support.canned_answer")
		.set(change)
		.where("answer_id", "=", answerId)
		.returningAll()
		.executeTakeFirst();

/** The answer as it was; undefined where there is none. */
export const deleteCannedAnswer = (tx: Tx, answerId: Id): Promise<CannedAnswerRow | undefined> =>
	rows<Tables>(tx)
		.deleteFrom("support.canned_answer")
		.where("answer_id", "=", answerId)
		.returningAll()
		.executeTakeFirst();
