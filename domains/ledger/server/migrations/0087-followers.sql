-- The journal as the source of events: every applied operation, in an order that never changes, once for each follower.
-- The decision record is decisions/money/045.

-- One row per batch that applied operations, written by the batch's own transaction. A row of the journal does not say
-- which transaction wrote it, and an index of the journal by transactions would cost each operation more than this.
create table ledger.applied (
	tx xid8 not null,
	buckets smallint[] not null,
	ops bigint[] not null
);
create index applied_tx on ledger.applied (tx);

-- What was committed at successive moments. The operations of a tick are those whose transactions its snapshot sees and
-- the tick before does not see. A transaction that is still open belongs to a later tick, however long it takes, and an
-- operation never to an earlier tick than the operation before it in its wallet.
create table ledger.tick (
	number bigint primary key,
	snapshot pg_snapshot not null,
	operations bigint not null,
	at timestamptz not null
);

-- How far each follower has come: all ticks up to `tick`, and of the next one as many operations as `place`.
create table ledger.follower (
	name text primary key,
	tick bigint not null,
	place bigint not null default 0,
	moved_at timestamptz not null
);

insert into ledger.tick (number, snapshot, operations, at) values (0, '3:3:', 0, '-infinity');

-- What was applied before, in ticks of several thousand. Transactions of this cluster have higher numbers than these:
-- there are some hundred at most, and the first transaction of any cluster comes after more.
with numbered as (
	select j.bucket, j.op_id, j.at,
		row_number() over (order by j.bucket, j.player_id, j.currency, j.seq) as place, count(*) over () as all_of_them
	from ledger.journal j where j.kind > 0
), divided as (
	select n.*, (n.place - 1) / greatest(5000, n.all_of_them / 500 + 1) as part from numbered n
), written as (
	insert into ledger.applied (tx, buckets, ops)
	select (3 + d.part)::text::xid8, array_agg(d.bucket order by d.place), array_agg(d.op_id order by d.place)
	from divided d group by d.part
)
insert into ledger.tick (number, snapshot, operations, at)
select d.part + 1, format('%s:%s:', 4 + d.part, 4 + d.part)::pg_snapshot, count(*), now() from divided d group by d.part;
