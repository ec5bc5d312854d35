-- When a player last changed what the account is reached by: the newest change of each kind. Payouts are held for a while
-- after it. The history of changes is in the audit log.
create table identity.security_change (
	player_id bigint not null,
	bucket smallint not null,
	kind text not null,
	changed_at timestamptz not null,
	primary key (player_id, bucket, kind)
);
