-- What a session was proved by is kept with the session.
drop table factors.proof;
