import type { Database, Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** The laws of the books. Of the first two the database itself is the guard. */
export type Law =
	| "every wallet sums to zero"
	| "no fund is below zero"
	| "a wallet is the fold of its journal"
	| "the head of the chain is the wallet's last operation"
	| "the chain is unbroken and its numbers have no gap"
	| "cash after is cash before and what moved"
	| "what is pending or open is what was opened and not closed"
	| "a cap has counted what the journal holds";

export type Finding = { law: Law; playerId: bigint; currency: number; detail: string };

/** Without a scope the whole books; with `sinceMs` only the wallets and rows that moved since, which is cheap. */
export type AuditScope = { sinceMs: number };

/** Rows are stamped when they are sent, and may be committed this much later. */
const LATE_MS = 60_000;

type FindingRow = { law: Law; player_id: bigint; currency: number; detail: string };

/** Looks at one instant of the books while they go on moving. */
export function audit(database: Database, scope?: AuditScope): Promise<Finding[]> {
	const since = new Date(scope ? scope.sinceMs - LATE_MS : 0);
	const questions = scope ? [walletLaws, chainLaws, forks] : [walletLaws, chainLaws, forks, foldLaw, openLaw, capLaw];
	return database.reader
		.transaction()
		.setIsolationLevel("repeatable read")
		.setAccessMode("read only")
		.execute(async (tx) => {
			const found: Finding[] = [];
			for (const ask of questions) {
				const rows = await ask(tx, since);
				found.push(...rows.map(({ player_id: playerId, ...rest }) => ({ playerId, ...rest })));
			}
			return found;
		});
}

type Question = (tx: Reader, since: Date) => Promise<FindingRow[]>;

const walletsMovedSince = (since: Date) =>
	since.getTime() === 0
		? sql`ledger.wallet`
		: sql`(
				select * from ledger.wallet join (
					select distinct bucket, player_id, currency from ledger.journal where at >= ${since}
				) recent using (bucket, player_id, currency)
			)`;

const walletLaws: Question = async (tx, since) => {
	const { rows } = await sql<FindingRow>`
		with concerned as (
			select w.*, h.seq as head_seq, h.cash_after as head_cash
			from ${walletsMovedSince(since)} w
			left join ledger.journal h
				on h.bucket = w.bucket and h.op_id = w.last_op and h.player_id = w.player_id and h.currency = w.currency
		)
		select 'every wallet sums to zero' as law, player_id, currency, 'seq ' || seq as detail from concerned
		where cash + bonus + locked + np_bonus + pending_withdrawal + open_stakes
			+ house_casino + house_sports + house_promotions + external <> 0
		union all
		select 'no fund is below zero', player_id, currency, 'seq ' || seq from concerned
		where least(cash, bonus, locked, np_bonus, pending_withdrawal, open_stakes) < 0
		union all
		select 'the head of the chain is the wallet''s last operation', player_id, currency,
			format('wallet: operation %s, seq %s, cash %s; journal: seq %s, cash %s', last_op, seq, cash, head_seq, head_cash)
		from concerned
		where case when seq = 0 then last_op <> 0 else (seq, cash) is distinct from (head_seq, head_cash) end`.execute(tx);
	return rows;
};

const chainLaws: Question = async (tx, since) => {
	const { rows } = await sql<FindingRow>`
		with linked as (
			select j.*, p.op_id as before_op, coalesce(p.seq, 0) as before_seq, coalesce(p.cash_after, 0) as before_cash,
				(
					select sum(
						case k.amount when 'stake' then j.stake else j.win end
						* ((k.to_account = 'cash')::integer - (k.from_account = 'cash')::integer)
					)
					from ledger.op_kind k where k.kind = j.kind
				) as cash_moved
			from ledger.journal j
			left join ledger.journal p
				on p.bucket = j.bucket and p.op_id = j.prev_op and p.player_id = j.player_id and p.currency = j.currency
					and p.kind > 0
			where j.kind > 0 and j.at >= ${since}
		)
		select 'the chain is unbroken and its numbers have no gap' as law, player_id, currency,
			format('operation %s, seq %s, follows %s, seq %s', op_id, seq, prev_op, before_seq) as detail
		from linked
		where seq <> before_seq + 1 or (prev_op <> 0 and before_op is null)
		union all
		select 'cash after is cash before and what moved', player_id, currency,
			format('operation %s: %s and %s are not %s', op_id, before_cash, cash_moved, cash_after)
		from linked
		where cash_after is distinct from before_cash + cash_moved`.execute(tx);
	return rows;
};

const forks: Question = async (tx, since) => {
	const { rows } = await sql<FindingRow>`
		select 'the chain is unbroken and its numbers have no gap' as law, player_id, currency,
			format('seq %s stands %s times', seq, count(*)) as detail
		from ledger.journal where kind > 0 and at >= ${since}
		group by bucket, player_id, currency, seq having count(*) > 1`.execute(tx);
	return rows;
};

const foldLaw: Question = async (tx) => {
	const { rows } = await sql<FindingRow>`
		with fold as (
			select bucket, player_id, currency, account, sum(amount) as amount from ledger.entry group by 1, 2, 3, 4
		), kept as (
			select w.bucket, w.player_id, w.currency, a.account, a.amount
			from ledger.wallet w
			cross join lateral (values
				('cash', w.cash), ('bonus', w.bonus), ('locked', w.locked), ('npBonus', w.np_bonus),
				('pendingWithdrawal', w.pending_withdrawal), ('openStakes', w.open_stakes),
				('houseCasino', w.house_casino), ('houseSports', w.house_sports),
				('housePromotions', w.house_promotions), ('external', w.external)
			) a (account, amount)
		)
		select 'a wallet is the fold of its journal' as law, player_id, currency,
			format('%s is %s and folds to %s', account, k.amount, f.amount) as detail
		from kept k
		full join fold f using (bucket, player_id, currency, account)
		where coalesce(k.amount, 0) <> coalesce(f.amount, 0)
		union all
		select 'a wallet is the fold of its journal', player_id, currency, format('seq is %s for %s rows', w.seq, c.count)
		from ledger.wallet w
		full join (
			select bucket, player_id, currency, count(*) from ledger.journal where kind > 0 group by 1, 2, 3
		) c using (bucket, player_id, currency)
		where coalesce(w.seq, -1) <> coalesce(c.count, 0)`.execute(tx);
	return rows;
};

const openLaw: Question = async (tx) => {
	const { rows } = await sql<FindingRow>`
		with open as (
			select o.bucket, o.player_id, o.currency,
				coalesce(sum(o.stake) filter (where o.kind = 11), 0) as pending_withdrawal,
				coalesce(sum(o.stake) filter (where o.kind = 20), 0) as open_stakes
			from ledger.journal o
			where o.kind in (11, 20)
				and not exists (select from ledger.journal c where c.bucket = o.bucket and c.op_id = -o.op_id and c.kind > 0)
			group by 1, 2, 3
		)
		select 'what is pending or open is what was opened and not closed' as law, player_id, currency,
			format('pending %s, open withdrawals %s; open stakes %s, open bets %s', w.pending_withdrawal,
				o.pending_withdrawal, w.open_stakes, o.open_stakes) as detail
		from ledger.wallet w
		left join open o using (bucket, player_id, currency)
		where (w.pending_withdrawal, w.open_stakes)
			is distinct from (coalesce(o.pending_withdrawal, 0), coalesce(o.open_stakes, 0))`.execute(tx);
	return rows;
};

const capLaw: Question = async (tx) => {
	const { rows } = await sql<FindingRow>`
		select 'a cap has counted what the journal holds' as law, c.player_id, c.currency,
			format('cap %s has counted %s, the journal holds %s', c.number, c.used, coalesce(j.amount, 0)) as detail
		from ledger.cap c
		cross join lateral (
			select sum(
				case c.measure when 'stake' then ledger.staked(j.kind, j.stake) else ledger.lost(j.kind, j.stake, j.win) end
			) as amount
			from ledger.journal j
			where j.bucket = c.bucket and j.player_id = c.player_id and j.currency = c.currency and j.kind > 0
				and case when c.zone is null then j.at > c.since else j.at >= c.since end
		) j
		where c.used <> coalesce(j.amount, 0)`.execute(tx);
	return rows;
};
