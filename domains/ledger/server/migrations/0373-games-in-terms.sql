-- Of single games, by their numbers, what of a stake counts where it is not what their class says, in thousandths; -1 where
-- the game may not be played with the bonus. Both are null where the terms name none, as all terms from before.
alter table ledger.wager add column games integer[], add column game_shares smallint[];
alter table ledger.wager add constraint share_of_each_game
	check (cardinality(games) is not distinct from cardinality(game_shares));
