import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type PinRow = Selectable<Tables["factors.pin"]>;

export const readPin = (reader: Reader, playerId: Id): Promise<PinRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("factors.pin")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export async function putPin(tx: Tx, playerId: Id, pinHash: string, now: Date): Promise<void> {
	const pin = { pin_hash: pinHash, is_reset_due: false, set_at: now };
	await rows<Tables>(tx)
		.insertInto("factors.pin")
		.values({ player_id: playerId, bucket: bucketOf(playerId), ...pin })
		.onConflict((conflict) => conflict.columns(["player_id", "bucket"]).doUpdateSet(pin))
		.execute();
}

export async function setResetDue(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("factors.pin")
		.set({ is_reset_due: true })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
