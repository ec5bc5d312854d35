import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type MediumRow = Selectable<Tables["referral.medium"]>;

/** False where there is one of this request. */
export async function insertMedium(tx: Tx, row: Insertable<Tables["referral.medium"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("referral.medium")
		.values(row)
		.onConflict((conflict) => conflict.column("request_id").doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

const media = (reader: Reader) => rows<Tables>(reader).selectFrom("referral.medium").selectAll();

export const readMedium = (reader: Reader, id: Id): Promise<MediumRow | undefined> =>
	media(reader).where("medium_id", "=", id).executeTakeFirst();

export const readMediumOfRequest = (reader: Reader, requestId: string): Promise<MediumRow | undefined> =>
	media(reader).where("request_id", "=", requestId).executeTakeFirst();

/** False where it has ended before. */
export async function endMedium(tx: Tx, id: Id, at: Date): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("referral.medium")
		.set({ ended_at: at })
		.where("medium_id", "=", id)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** The newest first. */
export const readMedia = (
	reader: Reader,
	{ before, limit }: { before: Id | null; limit: number },
): Promise<MediumRow[]> =>
	media(reader)
		.$if(before !== null, (query) => query.where("medium_id", "<", before!))
		.orderBy("medium_id", "desc")
		.limit(limit)
		.execute();

/** Those that affiliates may show. */
export const readMediaOn = (reader: Reader, limit: number): Promise<MediumRow[]> =>
	media(reader).where("ended_at", "is", null).orderBy("medium_id", "desc").limit(limit).execute();
