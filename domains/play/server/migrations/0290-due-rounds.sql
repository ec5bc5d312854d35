-- An action moves due_at. A B-tree on it made each action write an entry into every index of the table; a BRIN index lets
-- it stay on its page (a HOT update). The job that reads due rounds once a minute reads some pages more.
drop index play.open_round_due;
create index open_round_due on play.open_round using brin (due_at);
