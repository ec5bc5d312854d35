import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { CashbackProduct } from "../../contract/index.ts";
import type { Loss } from "./losses.ts";

/** Adds to the days. In the transaction that moves the follower, so each operation is counted once. */
export async function addLosses(tx: Tx, losses: readonly Loss[]): Promise<void> {
	if (losses.length === 0) return;
	await sql`insert into promotions.daily_loss as d (bucket, player_id, currency, product, day, lost)
		select * from unnest(
			${losses.map(({ playerId }) => bucketOf(playerId))}::smallint[],
			${losses.map(({ playerId }) => playerId)}::bigint[], ${losses.map(({ currency }) => currency)}::text[],
			${losses.map(({ product }) => product)}::text[], ${losses.map(({ day }) => day)}::date[],
			${losses.map(({ lostMinor }) => lostMinor)}::bigint[]
		)
		on conflict (bucket, day, player_id, currency, product) do update set lost = d.lost + excluded.lost`.execute(tx);
}

export type WindowLoss = { playerId: Id; currency: string; lostMinor: Minor };
type Window = { bucket: number; products: readonly CashbackProduct[]; fromDay: string; untilDay: string };

/** Who of a bucket has lost in the days from one to before another, and how much in all products together. */
export async function readLosses(
	reader: Reader,
	{ bucket, products, fromDay, untilDay }: Window,
): Promise<WindowLoss[]> {
	const { rows: found } = await sql<{ player_id: Id; currency: string; lost: Minor }>`
		select player_id, currency, sum(lost)::bigint as lost from promotions.daily_loss
		where bucket = ${bucket} and day >= ${fromDay}::date and day < ${untilDay}::date
			and product = any (${[...products]}::text[])
		group by player_id, currency having sum(lost) > 0 order by player_id, currency`.execute(reader);
	return found.map(({ player_id: playerId, currency, lost: lostMinor }) => ({ playerId, currency, lostMinor }));
}
