-- Operators look for players who are kept from simply logging in. Few are, so each of these is small.
create index person_action_required on identity.person (person_id) where required_action is not null;
create index person_verification_blocked on identity.person (person_id) where verification_blocked_at is not null;
create index person_disabled on identity.person (person_id) where status = 'disabled';
create index closing_open on identity.closing (player_id) where reopened_at is null;
