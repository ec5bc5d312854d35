import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** `texts` may each be an affiliate's; the first that is one counts. */
export type Clicks = { texts: [string, string]; day: string; campaign: string; sharingMethod: string; clicks: bigint };

/** The address is the visitor's to write: further campaigns and methods of a day are counted without their names. */
export const MAX_NAMED_A_DAY = 200;

/** Links of those who are no affiliates are not counted. The rows are locked in one order everywhere. */
export async function addClicks(reader: Reader, added: readonly Clicks[]): Promise<void> {
	await sql`with given as (
			select a.affiliate_id, t.day, t.campaign, t.sharing_method, sum(t.clicks) as clicks
			from unnest(
				${added.map(({ texts }) => texts[0])}::text[], ${added.map(({ texts }) => texts[1])}::text[],
				${added.map(({ day }) => day)}::date[], ${added.map(({ campaign }) => campaign)}::text[],
				${added.map(({ sharingMethod }) => sharingMethod)}::text[], ${added.map(({ clicks }) => clicks)}::bigint[]
			) as t (first, second, day, campaign, sharing_method, clicks)
			cross join lateral (
				select affiliate_id from referral.affiliate
				where affiliate_id in (t.first, t.second) order by affiliate_id = t.first desc limit 1
			) a
			group by a.affiliate_id, t.day, t.campaign, t.sharing_method
		), placed as (
			select g.*, c.clicks is not null or row_number() over (
				partition by g.affiliate_id, g.day order by c.clicks is not null, g.campaign, g.sharing_method
			) + (
				select count(*) from referral.affiliate_click k where k.affiliate_id = g.affiliate_id and k.day = g.day
			) <= ${MAX_NAMED_A_DAY} as is_named
			from given g left join referral.affiliate_click c using (affiliate_id, day, campaign, sharing_method)
		)
		insert into referral.affiliate_click as k (affiliate_id, day, campaign, sharing_method, clicks)
		select affiliate_id, day, case when is_named then campaign else '' end as campaign,
			case when is_named then sharing_method else '' end as sharing_method, sum(clicks)
		from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
		on conflict (affiliate_id, day, campaign, sharing_method) do update
			set clicks = k.clicks + excluded.clicks`.execute(reader);
}
