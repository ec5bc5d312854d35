import { sql } from "kysely";
import { KIND_NAMES, KIND_SPECS } from "../../contract/index.ts";
import type { InvariantQuery } from "./auditor-invariants.ts";

const granted = sql.lit(KIND_SPECS.bonusGranted.number);
const stakes = sql.join(
	KIND_NAMES.filter((kind) => KIND_SPECS[kind].heldBy === "bars and caps").map((kind) =>
		sql.lit(KIND_SPECS[kind].number),
	),
);

/** What a grant requires does not change; each operation says what it has counted. */
const wagering: InvariantQuery = sql`
	select 'what is left to wager is what was required and not counted' as invariant, player_id, currency,
		format('grant %s: %s is left of %s, and %s was counted', g.grant_id, g.left_to_wager, g.required,
			coalesce(c.counted, 0)) as detail
	from wallets w
	join ledger.wager g using (bucket, player_id, currency)
	left join (
		select o.bucket, o.player_id, o.currency, s.grant_id, sum(s.counted) as counted
		from operations o join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
		group by 1, 2, 3, 4
	) c using (bucket, player_id, currency, grant_id)
	where g.left_to_wager <> g.required - coalesce(c.counted, 0)`;

const parts: InvariantQuery = sql`
	select 'parts are no more than their operation, of a bonus that was granted' as invariant, o.player_id, o.currency,
		format('operation %s, grant %s', o.op_id, s.grant_id) as detail
	from operations o
	join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
	left join ledger.journal g on g.bucket = s.bucket and g.op_id = s.grant_id and g.player_id = o.player_id
		and g.currency = o.currency and g.kind = ${granted}
	where g.op_id is null
		or least(s.stake_bonus, s.stake_removed, s.win_bonus, s.win_locked, s.win_removed) < 0
		or (s.stake_locked < 0 and o.op_id <> -s.grant_id)
		or s.stake_bonus + s.stake_locked + s.stake_removed > o.stake or s.win_bonus + s.win_locked + s.win_removed > o.win`;

export const inForce: InvariantQuery = sql`
	select 'a wallet has bonus or locked money only while a grant is in force' as invariant, player_id, currency,
		format('bonus %s, locked %s', w.bonus, w.locked) as detail
	from wallets w
	left join ledger.wager g using (bucket, player_id, currency)
	where w.bonus + w.locked <> 0 and coalesce(g.grant_id, 0) = 0`;

export const known: InvariantQuery = sql`
	select 'a wallet knows whether terms and caps stand beside it' as invariant, player_id, currency,
		format('guarded from %s', w.guarded_from) as detail
	from wallets w
	left join ledger.wager g using (bucket, player_id, currency)
	cross join lateral (
		select exists (
			select from ledger.cap c where c.bucket = w.bucket and c.player_id = w.player_id and c.currency = w.currency
		) as has_caps
	) c
	where least(w.guarded_from, 0) <> case when g.player_id is null then -has_caps::integer else -2 - has_caps::integer end`;

/** Of the grant that is in force. A stake on a game that is excluded has no part that could be there. */
const shares: InvariantQuery = sql`
	select 'a stake has the share that the terms give its game' as invariant, player_id, currency,
		format('operation %s on game %s: %s', o.op_id, o.game_id, s.share) as detail
	from wallets w
	join ledger.wager g using (bucket, player_id, currency)
	join operations o using (bucket, player_id, currency)
	join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id and s.grant_id = g.grant_id
	where g.games is not null and o.kind in (${stakes}) and s.share <> g.game_shares[array_position(g.games, o.game_id)]`;

/** An opening is closed when nothing of it is open, as \`Ledger.standing\` says. */
const openings: InvariantQuery = sql`
	select 'openings with parts are counted' as invariant, player_id, currency,
		format('%s are counted, %s are open', coalesce(g.open_parts, 0), coalesce(o.open, 0)) as detail
	from wallets w
	left join ledger.wager g using (bucket, player_id, currency)
	left join (
		select o.bucket, o.player_id, o.currency, count(*) as open
		from operations o
		join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
		left join ledger.journal f on f.bucket = o.bucket and f.op_id = -o.op_id and f.kind > 0
		left join lateral (
			select v.number, v.open_after from ledger.revision v
			where v.bucket = o.bucket and v.opened = o.op_id order by v.number desc limit 1
		) v on true
		where o.kind in (${stakes}) and ledger.is_closed_by_others(o.kind)
			and case when v.number is not null then v.open_after
				when f.op_id is not null then ledger.open_after(o.stake, f.kind, f.stake)
				else o.stake end is not null
		group by 1, 2, 3
	) o using (bucket, player_id, currency)
	where coalesce(g.open_parts, 0) <> coalesce(o.open, 0)`;

/** Those that a wallet's own rows show. */
export const BONUS_INVARIANTS: readonly InvariantQuery[] = [wagering, parts, inForce, known, shares, openings];
