-- What a login may ask beside the password, and how far a session has come.
alter table identity.person
	-- To be done before the next login is whole; set by an operator or by risk.
	add column required_action text check (
		required_action in ('ADD_PIN_CODE', 'forcePasswordReset', 'forcePhoneNumberReset', 'forcePinReset')
	),
	-- Since then this person is kept out, because it could not be verified who he is.
	add column verification_blocked_at timestamptz;

alter table identity.session
	-- The action that this session waits for, or 'login' between the password and the extra step.
	add column pending_action text,
	-- Why this session may do less than others.
	add column restriction text,
	-- Allows the pending action, once; only its hash is kept.
	add column action_token_hash bytea,
	add column action_token_until timestamptz,
	-- Ended from somewhere else than the browser that holds it.
	add column ended_elsewhere boolean not null default false;

-- Devices that a person wished to be remembered. Only the hash of what the page keeps is here.
create table identity.device (
	person_id bigint not null,
	bucket smallint not null,
	device_hash bytea not null,
	trusted_until timestamptz not null,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	user_agent text not null,
	primary key (person_id, device_hash, bucket)
);

-- Captchas that were used, until they would have expired by themselves. The bucket is that of the token's hash.
create table identity.spent_captcha (
	token_hash bytea not null,
	bucket smallint not null,
	expires_at timestamptz not null,
	primary key (token_hash, bucket)
);
