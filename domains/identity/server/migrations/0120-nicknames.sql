-- By a nickname a player finds another one to send money to.
create index person_nickname on identity.person (lower(nickname)) where nickname is not null;
