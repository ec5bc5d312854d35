-- The wallets that hold something in open bets or open withdrawals: the audits of those domains compare them every minute,
-- and read no others. A round changes neither of the two columns, so its update of the wallet stays in place (HOT); a bet
-- and a withdrawal change one, and write index entries for it.
create index wallet_with_open_stakes on ledger.wallet (bucket, player_id) where open_stakes <> 0;
create index wallet_with_pending_withdrawal on ledger.wallet (bucket, player_id) where pending_withdrawal <> 0;
