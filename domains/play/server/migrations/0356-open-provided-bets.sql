-- Operators look at the bets that no provider has ended, the oldest first.
create index provider_move_open on play.provider_move (op_id)
	where state = 'open' and type in ('WITHDRAW', 'PROMOWITHDRAW');
