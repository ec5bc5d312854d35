-- The first few players of each span, so that a sum that is one player's own is not shown to others.
alter table play.span_total add column players text[] not null default '{}';
