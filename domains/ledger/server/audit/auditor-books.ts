import type { Id } from "@baize/kernel/id";
import { type RawBuilder, sql } from "kysely";

/** The part of the books that an audit reads: the two names that its queries use, `wallets` and `operations`. */
export type Books = RawBuilder<unknown>;

const COLUMNS = sql`j.bucket, j.player_id, j.currency, j.op_id, j.prev_op, j.seq, j.kind, j.game_id, j.stake, j.win, j.cash_after,
	j.at`;

export const wholeBooks: Books = sql`
	wallets as not materialized (select * from ledger.wallet),
	operations as not materialized (select ${COLUMNS} from ledger.journal j where j.kind > 0)`;

/** The wallets with a recorded operation since then, and what moved then. */
export const recentBooks = (since: Date): Books => sql`
	wallets as (
		select * from ledger.wallet join (
			select distinct bucket, player_id, currency from ledger.journal where at >= ${since}
		) recent using (bucket, player_id, currency)
	),
	operations as (select ${COLUMNS} from ledger.journal j where j.kind > 0 and j.at >= ${since})`;

/**
 * The wallets of a range of players, in the order of their numbers, and the chains of their operations. Each is found
 * by its key, so the cost depends on these wallets and not on the size of the books.
 */
export const booksOf = (after: Id, last: Id): Books => sql`
	wallets as materialized (select * from ledger.wallet w where w.player_id > ${after} and w.player_id <= ${last}),
	operations as (
		select ${COLUMNS} from wallets w
		join ledger.journal j on j.op_id = w.last_op and j.bucket = w.bucket
			and j.player_id = w.player_id and j.currency = w.currency and j.kind > 0
		union all
		select ${COLUMNS} from operations o
		join ledger.journal j on j.op_id = o.prev_op and j.bucket = o.bucket
			and j.player_id = o.player_id and j.currency = o.currency and j.kind > 0 and j.seq < o.seq
	)`;
