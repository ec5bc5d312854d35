-- How closely a withdrawal is looked at, by which rules; who has taken it to decide about it; and the first of two
-- approvals.
alter table cashier.withdrawal
	add column lane text not null default 'standard' check (lane in ('quick', 'standard', 'strict')),
	add column lane_rules text[] not null default '{}',
	add column claimed_by bigint,
	add column claimed_until timestamptz,
	add column approved_once_by bigint,
	add column approved_once_at timestamptz,
	add constraint claimed_by_whom check ((claimed_by is null) = (claimed_until is null)),
	add constraint approved_once_when check ((approved_once_by is null) = (approved_once_at is null));
create index withdrawal_lane on cashier.withdrawal (state, lane, id);
create index unknown_payment_open on cashier.unknown_payment (player_id) where state <> 'done' and player_id is not null;
