import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { HourSums, Hours } from "./hours.ts";

export type HoursOf = { playerId: Id; hours: Hours };

/** Adds to what the hours have. The caller has locked the players. */
export async function addHours(tx: Tx, added: readonly HoursOf[]): Promise<void> {
	const all = added.flatMap(({ playerId, hours }) =>
		[...hours].map(([hourMs, sums]) => ({ playerId, hourMs, ...sums })),
	);
	if (all.length === 0) return;
	const amounts = (of: keyof HourSums): bigint[] => all.map((each) => each[of]);
	await sql`insert into referral.player_hour as h (
			bucket, player_id, hour, casino, sports, bonus, jackpot_parts, deposited, withdrawn, charged_back, staked
		)
		select * from unnest(
			${all.map(({ playerId }) => bucketOf(playerId))}::smallint[], ${all.map(({ playerId }) => playerId)}::bigint[],
			${all.map(({ hourMs }) => new Date(hourMs))}::timestamptz[], ${amounts("casinoMinor")}::bigint[],
			${amounts("sportsMinor")}::bigint[], ${amounts("bonusMinor")}::bigint[], ${amounts("jackpotParts")}::bigint[],
			${amounts("depositedMinor")}::bigint[], ${amounts("withdrawnMinor")}::bigint[],
			${amounts("chargedBackMinor")}::bigint[], ${amounts("stakedMinor")}::bigint[]
		)
		on conflict (player_id, hour, bucket) do update set
			casino = h.casino + excluded.casino, sports = h.sports + excluded.sports, bonus = h.bonus + excluded.bonus,
			jackpot_parts = h.jackpot_parts + excluded.jackpot_parts, deposited = h.deposited + excluded.deposited,
			withdrawn = h.withdrawn + excluded.withdrawn, charged_back = h.charged_back + excluded.charged_back,
			staked = h.staked + excluded.staked`.execute(tx);
}

export async function readHours(reader: Reader, playerId: Id): Promise<Hours> {
	const found = await rows<Tables>(reader)
		.selectFrom("referral.player_hour")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("hour")
		.execute();
	return new Map(
		found.map((row) => [
			row.hour.getTime(),
			{
				casinoMinor: row.casino,
				sportsMinor: row.sports,
				bonusMinor: row.bonus,
				jackpotParts: row.jackpot_parts,
				depositedMinor: row.deposited,
				withdrawnMinor: row.withdrawn,
				chargedBackMinor: row.charged_back,
				stakedMinor: row.staked,
			},
		]),
	);
}
