-- What the database keeps about itself: marks, settings, jobs, limits.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Append-only tables: rows are never changed, and removed only by a retention job that says so in its transaction
-- (set_config('carcare.retention', 'on', true)).
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('carcare.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'append-only table: %', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table meta (
  key text primary key,
  value text not null
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid,
  updated_at timestamptz(3) not null
);

create table jobs (
  name text primary key,
  last_started_at timestamptz(3),
  last_finished_at timestamptz(3),
  last_error text,
  last_result jsonb,
  next_run_at timestamptz(3)
);

create table counters (
  key text primary key,
  hits bigint[] not null,
  expires_at timestamptz(3) not null
);
create index counters_expires on counters (expires_at);

create table idempotency_keys (
  caller text not null,
  path text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (caller, path, key)
);
create index idempotency_keys_expires on idempotency_keys (expires_at);
