import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { type FunnelDay, inTenThousand } from "../../contract/index.ts";

/** Each day (UTC) on which anything happened by the affiliate's links, the newest first. */
export async function readFunnel(reader: Reader, affiliateId: string): Promise<FunnelDay[]> {
	const { rows } = await sql<FunnelDay>`select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::int as clicks,
			sum(registered)::int as registered, sum(deposited)::int as deposited
		from (
			select day, clicks, 0 as registered, 0 as deposited
			from referral.affiliate_click where affiliate_id = ${affiliateId}
			union all
			select (registered_at at time zone 'UTC')::date, 0, 1, 0
			from referral.followed where affiliate_id = ${affiliateId}
			union all
			select (first_deposit_at at time zone 'UTC')::date, 0, 0, 1
			from referral.followed where affiliate_id = ${affiliateId} and first_deposit is not null
		) each
		group by day order by day desc`.execute(reader);
	return rows;
}

export const totalOf = (days: readonly FunnelDay[]): Omit<FunnelDay, "day"> => ({
	clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
	registered: days.reduce((sum, { registered }) => sum + registered, 0),
	deposited: days.reduce((sum, { deposited }) => sum + deposited, 0),
});

/** For a table, with the total last. */
export const funnelCells = (days: readonly FunnelDay[]): string[][] => [
	[
		...["day", "clicks", "registrations", "first deposits"],
		...["registrations of clicks in ten-thousandths", "first deposits of registrations in ten-thousandths"],
	],
	...[...days, { day: "total", ...totalOf(days) }].map(({ day, clicks, registered, deposited }) => [
		...[day, String(clicks), String(registered), String(deposited)],
		String(inTenThousand(registered, clicks) ?? ""),
		String(inTenThousand(deposited, registered) ?? ""),
	]),
];
