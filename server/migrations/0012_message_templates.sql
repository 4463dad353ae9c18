-- A wording of the operator's own may be a subject alone, and two people at once must notice each other.

alter table message_templates alter column body drop not null;
alter table message_templates add column version integer not null default 1;
