-- Mails and SMS on their way out. A row is written by the transaction that wants it sent; a job sends it after commit.
create schema notifications;

create table notifications.message (
	message_id bigint primary key,
	channel text not null check (channel in ('mail', 'sms')),
	-- An e-mail address in lower case, or a phone number in E.164.
	recipient text not null,
	locale text not null,
	subject text not null,
	-- Erased once a carrier outside has it: it may hold a link or code that opens an account.
	text text,
	code text,
	at timestamptz not null,
	sent_at timestamptz
);

create index message_by_recipient on notifications.message (recipient, message_id);
