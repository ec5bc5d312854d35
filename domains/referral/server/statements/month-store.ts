import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import type { Month } from "../../contract/index.ts";
import type { PlayerMonth } from "../commission/commission.ts";

type Row = {
	player_id: Id;
	casino: bigint;
	sports: bigint;
	bonus: bigint;
	jackpot_parts: bigint;
	deposited: bigint;
	withdrawn: bigint;
	charged_back: bigint;
	fenced: bigint;
	first_deposit_amount: bigint | null;
	staked: bigint;
	is_charged_back: boolean;
	is_paid_for: boolean;
};

type Query = { affiliateId: string; currency: string; month: Month; previousId: Id | null };

/** The affiliate's players who did anything until the end of the month, or of whom something is fenced. */
export async function readPlayerMonths(
	reader: Reader,
	{ affiliateId, currency, month, previousId }: Query,
): Promise<PlayerMonth[]> {
	const [from, until] = [new Date(month.fromMs), new Date(month.untilMs)];
	const { rows } = await sql<Row>`select f.player_id,
			case when f.first_deposit_at < ${until} then f.first_deposit_amount end as first_deposit_amount,
			f.is_charged_back, coalesce(s.fenced, 0) as fenced,
			exists (
				select from referral.statement_player p
				where p.bucket = f.bucket and p.player_id = f.player_id and p.is_paid_for
			) as is_paid_for,
			coalesce(sum(h.casino) filter (where h.hour >= ${from}), 0)::bigint as casino,
			coalesce(sum(h.sports) filter (where h.hour >= ${from}), 0)::bigint as sports,
			coalesce(sum(h.bonus) filter (where h.hour >= ${from}), 0)::bigint as bonus,
			coalesce(sum(h.jackpot_parts) filter (where h.hour >= ${from}), 0)::bigint as jackpot_parts,
			coalesce(sum(h.deposited) filter (where h.hour >= ${from}), 0)::bigint as deposited,
			coalesce(sum(h.withdrawn) filter (where h.hour >= ${from}), 0)::bigint as withdrawn,
			coalesce(sum(h.charged_back) filter (where h.hour >= ${from}), 0)::bigint as charged_back,
			coalesce(sum(h.staked), 0)::bigint as staked
		from referral.followed f
		left join referral.player_hour h on h.bucket = f.bucket and h.player_id = f.player_id and h.hour < ${until}
		left join referral.statement_player s
			on s.bucket = f.bucket and s.player_id = f.player_id and s.statement_id = ${previousId}
		where f.affiliate_id = ${affiliateId} and f.currency = ${currency}
		group by f.player_id, f.bucket, s.fenced
		having count(h.hour) > 0 or coalesce(s.fenced, 0) < 0
		order by f.player_id`.execute(reader);
	return rows.map((row) => ({
		playerId: row.player_id,
		movement: {
			casinoMinor: row.casino,
			sportsMinor: row.sports,
			bonusMinor: row.bonus,
			jackpotParts: row.jackpot_parts,
			depositedMinor: row.deposited,
			withdrawnMinor: row.withdrawn,
			chargedBackMinor: row.charged_back,
		},
		fencedMinor: row.fenced,
		firstDepositMinor: row.first_deposit_amount,
		stakedMinor: row.staked,
		isChargedBack: row.is_charged_back,
		isPaidFor: row.is_paid_for,
	}));
}

/** In which currencies there is anything to say of an affiliate: its players', and its sub-affiliates' statements'. */
export async function readCurrencies(reader: Reader, affiliateId: string, month: string): Promise<string[]> {
	const { rows } = await sql<{ currency: string }>`select distinct currency from referral.followed
			where affiliate_id = ${affiliateId} and currency is not null
		union
		select s.currency from referral.affiliate_statement s
		where s.month = ${month} and s.affiliate_id in (
			select affiliate_id from referral.plan_assignment where parent_id = ${affiliateId} and state = 'confirmed'
		)
		order by currency`.execute(reader);
	return rows.map(({ currency }) => currency);
}

/** Whether the past of a player of the affiliate, or of one whom it has brought, is not counted yet. */
export async function hasUncounted(reader: Reader, affiliateId: string): Promise<boolean> {
	const { rows } = await sql<{ has: boolean }>`select exists (
			select from referral.followed where seq is null and (affiliate_id = ${affiliateId} or affiliate_id in (
				select affiliate_id from referral.plan_assignment where parent_id = ${affiliateId} and state = 'confirmed'
			))
		) as has`.execute(reader);
	return rows[0]!.has;
}

/** The next of the affiliates' players after this one, whose past is counted and who has no more operations than this. */
export async function nextCounted(reader: Reader, after: Id, maxSeq: bigint): Promise<Id | undefined> {
	const { rows } = await sql<{ player_id: Id }>`select player_id from referral.followed
		where affiliate_id is not null and seq <= ${maxSeq} and player_id > ${after}
		order by player_id limit 1`.execute(reader);
	return rows[0]?.player_id;
}
