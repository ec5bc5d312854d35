import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Updateable } from "kysely";
import type { OfferState } from "../../contract/index.ts";
import type { StoredOffer, StoredVersion, Tables } from "../tables.ts";

/** False if the requestId is taken: then nothing was written. */
export async function insertOffer(tx: Tx, row: Insertable<Tables["promotions.offer"]>): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("promotions.offer")
		.values(row)
		.onConflict((conflict) => conflict.column("request_id").doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export const readByRequest = (reader: Reader, requestId: string): Promise<StoredOffer | undefined> =>
	rows<Tables>(reader)
		.selectFrom("promotions.offer")
		.selectAll()
		.where("request_id", "=", requestId)
		.executeTakeFirst();

export async function updateOffer(
	tx: Tx,
	offerId: Id,
	change: Updateable<Tables["promotions.offer"]>,
): Promise<StoredOffer> {
	return rows<Tables>(tx)
		.updateTable("promotions.offer")
		.set(change)
		.where("offer_id", "=", offerId)
		.returningAll()
		.executeTakeFirstOrThrow();
}

type OfferPage = { state: OfferState | undefined; before: Id | undefined; limit: number };

export const readOfferPage = (reader: Reader, { state, before, limit }: OfferPage): Promise<StoredOffer[]> =>
	rows<Tables>(reader)
		.selectFrom("promotions.offer")
		.selectAll()
		.$if(state !== undefined, (query) => query.where("state", "=", state!))
		.$if(before !== undefined, (query) => query.where("offer_id", "<", before!))
		.orderBy("offer_id", "desc")
		.limit(limit)
		.execute();

/** Whether another offer that is open or paused has this code. */
export async function isCodeTaken(reader: Reader, code: string | null, offerId: Id): Promise<boolean> {
	if (code === null) return false;
	const found = await rows<Tables>(reader)
		.selectFrom("promotions.offer")
		.select("offer_id")
		.where("code", "=", code)
		.where("state", "in", ["open", "paused"])
		.where("offer_id", "<>", offerId)
		.executeTakeFirst();
	return found !== undefined;
}

/** Writes a version, or replaces one that is not published. */
export async function writeVersion(tx: Tx, row: Omit<StoredVersion, "published_at">): Promise<void> {
	const { offer_id: _, version: __, ...content } = row;
	await rows<Tables>(tx)
		.insertInto("promotions.version")
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(["offer_id", "version"])
				.doUpdateSet(content)
				.where("promotions.version.published_at", "is", null),
		)
		.execute();
}

type OneVersion = Pick<StoredVersion, "offer_id" | "version">;

export async function updateVersion(
	tx: Tx,
	{ offer_id, version }: OneVersion,
	change: Pick<Updateable<Tables["promotions.version"]>, "price" | "published_at">,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("promotions.version")
		.set(change)
		.where("offer_id", "=", offer_id)
		.where("version", "=", version)
		.execute();
}
