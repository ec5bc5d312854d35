-- Until when a withdrawal waits before it may be approved, why, and when that ended: by itself or by an operator.
alter table cashier.withdrawal
	add column held_until timestamptz,
	add column hold_causes text[] not null default '{}',
	add column hold_ended_at timestamptz;
create index withdrawal_held on cashier.withdrawal (held_until)
	where held_until is not null and hold_ended_at is null and state = 'requested';
