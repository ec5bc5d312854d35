import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../../tables.ts";

export type SandboxRow = Selectable<Tables["verification.sandbox"]>;

export async function book(reader: Reader, row: SandboxRow): Promise<void> {
	await rows<Tables>(reader).insertInto("verification.sandbox").values(row).execute();
}

export const find = (reader: Reader, reference: string): Promise<SandboxRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("verification.sandbox")
		.selectAll()
		.where("reference", "=", reference)
		.executeTakeFirst();

/** False if it had ended already. */
export async function end(
	tx: Tx,
	reference: string,
	change: Pick<SandboxRow, "state" | "document_status" | "callbacks">,
): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.updateTable("verification.sandbox")
		.set(change)
		.where("reference", "=", reference)
		.where("state", "=", "INITIATED")
		.executeTakeFirst();
	return answer.numUpdatedRows === 1n;
}
