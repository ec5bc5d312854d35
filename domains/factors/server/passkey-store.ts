import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "./tables.ts";

export async function countPasskeys(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("factors.passkey")
		.select((of) => of.fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirstOrThrow();
	return Number(count);
}
