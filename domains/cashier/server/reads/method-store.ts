import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

/** How these payments of a player were paid, deposits and withdrawals alike. */
export async function methodsOf(reader: Reader, playerId: Id, payments: readonly Id[]): Promise<Map<Id, string>> {
	if (payments.length === 0) return new Map();
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.deposit")
		.select(["id", "method"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("id", "in", [...payments])
		.unionAll(
			rows<Tables>(reader)
				.selectFrom("cashier.withdrawal")
				.select(["id", "method"])
				.where("bucket", "=", bucketOf(playerId))
				.where("player_id", "=", playerId)
				.where("id", "in", [...payments]),
		)
		.execute();
	return new Map(found.map(({ id, method }) => [id, method]));
}
