-- The wallets with caps or terms, of which a batch judges the stakes beforehand: it looks only these up. A round changes none
-- of the columns, so its update of the wallet stays in place (HOT).
create index wallet_guarded on ledger.wallet (player_id, currency, bucket) where guarded_from < 0;

-- A full batch has some 2.6 kB of ids, which were compressed above 2 kB: that took longer than writing them.
alter table ledger.applied set (toast_tuple_target = 8160);
