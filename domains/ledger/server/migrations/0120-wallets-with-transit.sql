-- The wallets between which money was sent: the audit of transfers compares them every minute, and reads no others. No
-- round, bet or deposit changes the column, so their updates of the wallet stay in place (HOT).
create index wallet_with_transit on ledger.wallet (bucket, player_id) where transit <> 0;
