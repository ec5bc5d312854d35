-- Functions stand in files of their own, server/functions, which are applied after the migrations. `post_batch` answers in
-- other columns there. An older version of the site cannot read them; it does not start on a database with this migration.
drop function ledger.post_batch;
