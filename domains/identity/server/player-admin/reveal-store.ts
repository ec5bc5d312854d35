import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

/** From now on, until the given time. */
export async function putRevealed(tx: Tx, operatorId: Id, playerId: Id, until: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.revealed")
		.values({ operator_id: operatorId, player_id: playerId, bucket: bucketOf(playerId), until })
		.onConflict((conflict) => conflict.columns(["operator_id", "player_id", "bucket"]).doUpdateSet({ until }))
		.execute();
}

export const readRevealed = (reader: Reader, operatorId: Id, now: Date): Promise<{ player_id: Id; until: Date }[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.revealed")
		.select(["player_id", "until"])
		.where("operator_id", "=", operatorId)
		.where("until", ">", now)
		.execute();

export async function removeOldRevealed(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.revealed").where("until", "<=", now).execute();
}
