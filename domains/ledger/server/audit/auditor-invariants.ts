import { type RawBuilder, sql } from "kysely";
import {
	ACCOUNTS,
	type Account,
	FUNDS,
	isClosing,
	isCorrecting,
	KIND_NAMES,
	KIND_SPECS,
	type Kind,
	movesStake,
} from "../../contract/index.ts";
import { ACCOUNT_COLUMNS } from "../account-columns.ts";

/** The invariants of the books. The database itself guards the first two. */
export type Invariant =
	| "every wallet sums to zero"
	| "no fund is below zero"
	| "a wallet is the fold of its journal"
	| "the head of the chain is the wallet's last operation"
	| "the chain is unbroken and its numbers have no gap"
	| "cash after is cash before and what moved"
	| "what is pending or open is what was opened and not closed"
	| "what is closed in parts is no more than was opened, in order"
	| "a cap has counted what the journal holds"
	| "what is left to wager is what was required and not counted"
	| "parts are no more than their operation, of a bonus that was granted"
	| "a wallet has bonus or locked money only while a grant is in force"
	| "a wallet knows whether terms and caps stand beside it"
	| "a stake has the share that the terms give its game"
	| "openings with parts are counted";

export type FindingRow = { invariant: Invariant; player_id: bigint; currency: number; detail: string };

/**
 * Each query returns FindingRows. It reads `wallets`, rows of ledger.wallet, and `operations`, applied rows of
 * ledger.journal; the audit that runs it defines which (`auditor-books.ts`).
 */
export type InvariantQuery = RawBuilder<FindingRow>;

const columnOf = (account: Account) => sql.ref(ACCOUNT_COLUMNS[account]);

export const sums: InvariantQuery = sql`
	select 'every wallet sums to zero' as invariant, player_id, currency, 'seq ' || seq as detail from wallets
	where ${sql.join(ACCOUNTS.map(columnOf), sql` + `)} <> 0
	union all
	select 'no fund is below zero', player_id, currency, 'seq ' || seq from wallets
	where least(${sql.join(FUNDS.map(columnOf))}) < 0`;

export const heads: InvariantQuery = sql`
	select 'the head of the chain is the wallet''s last operation' as invariant, w.player_id, w.currency,
		format('wallet: operation %s, seq %s, cash %s; journal: seq %s, cash %s', w.last_op, w.seq, w.cash, h.seq,
			h.cash_after) as detail
	from wallets w
	left join ledger.journal h
		on h.bucket = w.bucket and h.op_id = w.last_op and h.player_id = w.player_id and h.currency = w.currency
	where case when w.seq = 0 then w.last_op <> 0 else (w.seq, w.cash) is distinct from (h.seq, h.cash_after) end`;

const linked = sql`(
	select o.*, p.op_id as before_op, coalesce(p.seq, 0) as before_seq, coalesce(p.cash_after, 0) as before_cash,
		(o.stake - coalesce(s.stake_bonus + s.stake_locked + s.stake_removed, 0)) * k.of_stake
			+ (o.win - coalesce(s.win_bonus + s.win_locked + s.win_removed, 0)) * k.of_win as cash_moved
	from operations o
	left join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
	left join (
		select kind, sum(sign) filter (where amount = 'stake') as of_stake, sum(sign) filter (where amount = 'win') as of_win
		from (
			select kind, amount, (to_account = 'cash')::integer - (from_account = 'cash')::integer as sign from ledger.kind_legs()
			union all
			select kind, unnest(array['stake', 'win']), 0 from ledger.kind_legs()
		) leg
		group by kind
	) k using (kind)
	left join ledger.journal p
		on p.bucket = o.bucket and p.op_id = o.prev_op and p.player_id = o.player_id and p.currency = o.currency and p.kind > 0
) linked`;

/** Both at once, because finding the predecessor of an operation is the expensive part. */
export const chains: InvariantQuery = sql`
	select broken.invariant, player_id, currency, broken.detail
	from ${linked}
	cross join lateral (
		select 'the chain is unbroken and its numbers have no gap' as invariant,
			format('operation %s, seq %s, follows %s, seq %s', op_id, seq, prev_op, before_seq) as detail
		where seq <> before_seq + 1 or (prev_op <> 0 and before_op is null)
		union all
		select 'cash after is cash before and what moved',
			format('operation %s: %s and %s are not %s', op_id, before_cash, cash_moved, cash_after)
		where cash_after is distinct from before_cash + cash_moved
	) broken
	where seq <> before_seq + 1 or (prev_op <> 0 and before_op is null)
		or cash_after is distinct from before_cash + cash_moved`;

export const forks: InvariantQuery = sql`
	select 'the chain is unbroken and its numbers have no gap' as invariant, player_id, currency,
		format('seq %s stands %s times', seq, count(*)) as detail
	from operations group by bucket, player_id, currency, seq having count(*) > 1`;

const storedAccounts = sql`(
	select w.bucket, w.player_id, w.currency, a.account, a.amount
	from wallets w
	cross join lateral (values ${sql.join(ACCOUNTS.map((account) => sql`(${sql.lit(account)}, ${columnOf(account)})`))}
	) a (account, amount)
) stored`;

/** What the parts that are not cash move, where a kind names cash. */
const shiftedAccounts = sql`
	select o.bucket, o.player_id, o.currency, line.account, sum(line.amount) as amount
	from operations o
	join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
	cross join lateral (
		select ledger.moved('cash', o.kind, s.stake_bonus, s.win_bonus) as bonus,
			ledger.moved('cash', o.kind, s.stake_locked, s.win_locked) as locked,
			ledger.moved('cash', o.kind, s.stake_removed, s.win_removed) as removed
	) m
	cross join lateral (values ('bonus', m.bonus), ('locked', m.locked), ('operatorPromotions', m.removed),
		('cash', -m.bonus - m.locked - m.removed)) line (account, amount)
	group by 1, 2, 3, 4`;

// Summed by kind first, so that the legs are expanded once for a wallet and a kind, not for each operation.
const foldedAccounts = sql`(select bucket, player_id, currency, account, sum(amount) as amount from (
	select s.bucket, s.player_id, s.currency, line.account, sum(line.amount) as amount
	from (
		select bucket, player_id, currency, kind, sum(stake) as stake, sum(win) as win from operations group by 1, 2, 3, 4
	) s
	join ledger.kind_legs() k using (kind)
	cross join lateral (select case k.amount when 'stake' then s.stake else s.win end as moved) m
	cross join lateral (values (k.from_account, -m.moved), (k.to_account, m.moved)) line (account, amount)
	group by 1, 2, 3, 4
	union all
	${shiftedAccounts}
) parts_and_kinds group by 1, 2, 3, 4) fold`;

export const folds: InvariantQuery = sql`
	select 'a wallet is the fold of its journal' as invariant, player_id, currency,
		format('%s is %s and folds to %s', account, stored.amount, fold.amount) as detail
	from ${storedAccounts}
	full join ${foldedAccounts} using (bucket, player_id, currency, account)
	where coalesce(stored.amount, 0) <> coalesce(fold.amount, 0)
	union all
	select 'a wallet is the fold of its journal', player_id, currency, format('seq is %s for %s rows', w.seq, c.count)
	from wallets w
	full join (select bucket, player_id, currency, count(*) from operations group by 1, 2, 3) c
		using (bucket, player_id, currency)
	where coalesce(w.seq, -1) <> coalesce(c.count, 0)`;

const numbersOf = (belongs: (kind: Kind) => boolean) =>
	sql.join(KIND_NAMES.filter(belongs).map((kind) => sql.lit(KIND_SPECS[kind].number)));

/** The kinds that open something in a fund which holds what is open. */
const openedInto = (fund: "pendingWithdrawal" | "openStakes") =>
	numbersOf((kind) => KIND_SPECS[kind].legs.some(({ to }) => to === fund));
const closingKinds = numbersOf(isClosing);
const furtherKinds = numbersOf((kind) => isClosing(kind) || isCorrecting(kind));
/** Opened with a stake of which closings take their parts. */
const openedForParts = numbersOf((opened) =>
	Object.values(KIND_SPECS).some((spec) => spec.closes === opened && spec.isPart && movesStake(spec)),
);

/** What has been closed of an operation `o`, by its first closing and by further ones up to a number. */
const closedOf = (upTo: RawBuilder<unknown> = sql``) => sql`(
	coalesce((select c.stake from ledger.journal c where c.bucket = o.bucket and c.op_id = -o.op_id and c.kind > 0), 0)
	+ coalesce((
		select sum(c.stake) from ledger.revision p
		join ledger.journal c on c.bucket = p.bucket and c.op_id = p.op_id and c.kind in (${closingKinds})
		where p.bucket = o.bucket and p.opened = o.op_id ${upTo}
	), 0)
)`;

export const opened: InvariantQuery = sql`
	select 'what is pending or open is what was opened and not closed' as invariant, player_id, currency,
		format('pending %s, open withdrawals %s; open stakes %s, open bets %s', w.pending_withdrawal,
			o.pending_withdrawal, w.open_stakes, o.open_stakes) as detail
	from wallets w
	left join (
		select o.bucket, o.player_id, o.currency,
			coalesce(sum(o.stake - o.closed) filter (where o.kind in (${openedInto("pendingWithdrawal")})), 0) as pending_withdrawal,
			coalesce(sum(o.stake - o.closed) filter (where o.kind in (${openedInto("openStakes")})), 0) as open_stakes
		from (
			select o.*, ${closedOf()} as closed from operations o
			where o.kind in (${openedInto("pendingWithdrawal")}, ${openedInto("openStakes")})
		) o
		group by 1, 2, 3
	) o using (bucket, player_id, currency)
	where (w.pending_withdrawal, w.open_stakes)
		is distinct from (coalesce(o.pending_withdrawal, 0), coalesce(o.open_stakes, 0))`;

/** Seen from what was opened, and from what follows it. */
export const revisions: InvariantQuery = sql`
	select 'what is closed in parts is no more than was opened, in order' as invariant, o.player_id, o.currency,
		format('operation %s: change %s by %s leaves %s', o.op_id, v.number, v.op_id, v.open_after) as detail
	from operations o
	join ledger.revision v on v.bucket = o.bucket and v.opened = o.op_id
	left join ledger.revision p on p.bucket = v.bucket and p.opened = v.opened and p.number = v.number - 1
	left join ledger.journal c on c.bucket = v.bucket and c.op_id = v.op_id and c.player_id = o.player_id and c.currency = o.currency
		and c.kind in (${furtherKinds})
	where c.op_id is null or (v.number > 2 and p.op_id is null)
		or (o.kind in (${openedForParts}) and coalesce(v.open_after, 0) <> o.stake - ${closedOf(sql`and p.number <= v.number`)})
	union all
	select 'what is closed in parts is no more than was opened, in order', o.player_id, o.currency,
		format('operation %s follows nothing', o.op_id)
	from operations o
	where o.op_id > 0 and o.kind in (${furtherKinds})
		and not exists (select from ledger.revision v where v.bucket = o.bucket and v.op_id = o.op_id)`;

export const counts: InvariantQuery = sql`
	select 'a cap has counted what the journal holds' as invariant, player_id, currency,
		format('cap %s has counted %s, the journal holds %s', number, used, amount) as detail
	from (
		select c.player_id, c.currency, c.number, c.used, coalesce(sum(
			case c.measure when 'stake' then ledger.staked(o.kind, o.stake - coalesce(s.stake_bonus, 0))
				else ledger.lost_in_parts(
					o.kind, o.stake, o.win, s.stake_bonus, s.stake_removed, s.win_bonus, s.win_removed) end
		), 0) as amount
		from ledger.cap c
		join wallets w using (bucket, player_id, currency)
		left join operations o
			on o.bucket = c.bucket and o.player_id = c.player_id and o.currency = c.currency
				and case when c.zone is null then o.at > c.since else o.at >= c.since end
		left join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id
		group by c.bucket, c.player_id, c.currency, c.number, c.used
	) c
	where used <> amount`;
