-- The stake that a play begins with, by its place in the wallet's journal; 0 for older play. By it a follower of the
-- journal knows whether an earlier stake was missed.
alter table safer_play.play add column began_seq bigint not null default 0;
