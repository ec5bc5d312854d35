-- Messages that went out are forgotten after a while.
create index message_by_age on notifications.message (at);
