-- One function answers for the four accounts: `ledger.shifts_of`.
drop function if exists ledger.shifted(
	text, ledger.wallet, bigint, smallint, bigint, smallint, bigint, bigint, smallint, timestamptz
);
