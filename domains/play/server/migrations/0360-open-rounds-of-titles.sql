-- With the time in it, each action wrote an entry into every index of the table: nothing that an action changes may stand
-- in a B-tree, so that the new version of the row stays on its page (a HOT update). Operators look rarely, at one title.
drop index play.open_round_of_title;
create index open_round_of_title on play.open_round (game_number);

-- A round has some versions of its row before any of them can be removed: they fit on the page of the first one.
alter table play.open_round set (fillfactor = 40);
