import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Reader, rows } from "@baize/platform-server";
import type { OpenProvidedBet } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import type { Titles } from "../titles.ts";

type Wanted = { provider: string | undefined; after: Id; limit: number };

/** Across buckets: what waits for a provider, the oldest first. */
export async function readOpenBets(
	reader: Reader,
	titles: Pick<Titles, "numbered">,
	{ provider, after, limit }: Wanted,
): Promise<OpenProvidedBet[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("play.provider_move")
		.select(["op_id", "at", "player_id", "game_number", "provider", "transaction_id", "round", "currency"])
		.select(({ eb }) => eb("cash_minor", "+", eb.ref("promo_minor")).as("staked"))
		.where("state", "=", "open")
		.where("type", "in", ["WITHDRAW", "PROMOWITHDRAW"])
		.where("op_id", ">", after)
		.$if(provider !== undefined, (query) => query.where("provider", "=", provider ?? ""))
		.orderBy("op_id")
		.limit(limit)
		.execute();
	return found.map((row) => ({
		id: idText(row.op_id),
		atMs: row.at.getTime(),
		playerId: idText(row.player_id),
		title: titles.numbered(row.game_number).title,
		provider: row.provider,
		transaction: row.transaction_id,
		round: row.round,
		stakeMinor: toWire(BigInt(row.staked)),
		currency: row.currency,
	}));
}
