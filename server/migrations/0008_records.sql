-- What the operator reads: audit, funnel, errors of browsers.

create table audit_log (
  id bigserial primary key,
  at timestamptz(3) not null,
  actor text not null,
  actor_uid uuid,
  action text not null,
  subject text,
  subject_id text,
  data jsonb not null default '{}',
  prev_hash text not null,
  hash text not null
);
create index audit_log_at on audit_log (at desc nulls first);
create index audit_log_actor on audit_log (actor_uid);
create index audit_log_action on audit_log (action);

create table funnel_events (
  id uuid primary key,
  step text not null,
  session text not null,
  utm_source text,
  utms jsonb,
  created_at timestamptz(3) not null
);
create index funnel_events_created on funnel_events (created_at, step);

create table client_errors (
  id uuid primary key,
  message text not null,
  stack text,
  area text not null,
  version text not null,
  request_id text,
  url text not null,
  count integer not null default 1,
  created_at timestamptz(3) not null
);
create index client_errors_created on client_errors (created_at desc nulls first);

create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
