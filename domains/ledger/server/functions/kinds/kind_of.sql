-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- The number of a kind. Where a statement names the kind, only its number comes into the plan.
create or replace function ledger.kind_of(p_name text) returns smallint language sql immutable
	return case p_name
		when 'casinoRound' then 3
		when 'casinoStake' then 1
		when 'casinoSettle' then 2
		when 'casinoWin' then 4
		when 'casinoVoid' then 5
		when 'casinoResettle' then 6
		when 'deposit' then 10
		when 'withdrawalRequest' then 11
		when 'withdrawalPaid' then 12
		when 'withdrawalCancelled' then 13
		when 'withdrawalFailed' then 14
		when 'sportsBet' then 20
		when 'sportsSettle' then 21
		when 'sportsVoid' then 22
		when 'sportsCashOut' then 23
		when 'sportsResettle' then 24
		when 'casinoCorrection' then 30
		when 'sportsCorrection' then 31
		when 'promotionsCorrection' then 32
		when 'externalCorrection' then 33
		when 'bonusGranted' then 40
		when 'bonusActivated' then 41
		when 'depositLocked' then 42
		when 'lockReleased' then 43
		when 'bonusConverted' then 44
		when 'bonusRemoved' then 45
		when 'freeBet' then 46
		when 'freeBetSettle' then 47
		when 'freeBetWonBonus' then 48
		when 'freeBetVoid' then 49
		when 'freeSpinWonBonus' then 50
		when 'freeSpin' then 51
		when 'cashback' then 52
		when 'pointsRedeemed' then 53
		when 'referralPaid' then 54
		when 'prizePaid' then 55
		when 'jackpotWon' then 60
		when 'transferOut' then 61
		when 'transferIn' then 62
		when 'transferReturned' then 63
		when 'chargeback' then 70
		when 'chargebackWon' then 71
		when 'debtRepaid' then 72
		when 'adjustment' then 80
		end::smallint;
