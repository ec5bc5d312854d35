-- The login in which a game was opened: no bet is taken in it once the player is logged out. Null for games that were opened
-- before; they end by their time.
alter table play.provider_session add column login_id bigint;
create index provider_session_login on play.provider_session (bucket, player_id, login_id);
