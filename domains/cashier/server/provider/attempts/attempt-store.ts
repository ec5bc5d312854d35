import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { AttemptRow, Tables } from "../../tables.ts";

export async function insertAttempt(tx: Tx, row: AttemptRow): Promise<void> {
	const { instructions, ...rest } = row;
	await rows<Tables>(tx)
		.insertInto("cashier.attempt")
		.values({ ...rest, instructions: instructions && JSON.stringify(instructions) })
		.execute();
}

export const readAttempt = (reader: Reader, id: Id): Promise<AttemptRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.attempt").selectAll().where("id", "=", id).executeTakeFirst();

/** The attempts of a deposit, the first one first. */
export const attemptsOf = (reader: Reader, paymentId: Id): Promise<AttemptRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.attempt")
		.selectAll()
		.where("payment_id", "=", paymentId)
		.orderBy("number")
		.execute();

type AttemptChange = Partial<
	Pick<
		AttemptRow,
		"state" | "changed_at" | "cause" | "reason" | "reference" | "instructions" | "answer_ms" | "timed_out"
	>
>;

export async function updateAttempt(reader: Reader, { id }: Pick<AttemptRow, "id">, change: AttemptChange) {
	const { instructions, ...rest } = change;
	await rows<Tables>(reader)
		.updateTable("cashier.attempt")
		.set({ ...rest, ...(instructions ? { instructions: JSON.stringify(instructions) } : {}) })
		.where("id", "=", id)
		.execute();
}
