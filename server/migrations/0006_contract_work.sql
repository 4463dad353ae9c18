-- What staff do around a contract, and payments.

create table contract_attachments (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null
);
create index contract_attachments_contract on contract_attachments (contract_id, created_at desc nulls first);

create table contract_notes (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  text text not null,
  created_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null
);
create index contract_notes_contract on contract_notes (contract_id, created_at desc nulls first);

create table maintenance_works (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  n integer not null,
  due_on date not null,
  due_km integer not null,
  done_on date,
  km integer,
  recorded_by uuid references users (uid) on delete set null,
  constraint maintenance_works_n unique (contract_id, n)
);
create index maintenance_works_due on maintenance_works (due_on);

create table payment_events (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  contract_id uuid references contracts (id),
  amount_cents bigint,
  reference text,
  outcome text not null,
  created_at timestamptz(3) not null,
  constraint payment_events_event unique (provider, event_id)
);
create index payment_events_contract on payment_events (contract_id);

create table payment_sessions (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  token_hash text not null unique,
  amount_cents bigint not null,
  provider_reference text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index payment_sessions_contract on payment_sessions (contract_id);

create table dealer_tasks (
  id uuid primary key,
  kind text not null,
  contract_id uuid references contracts (id),
  store_uid uuid references stores (store_uid),
  amount_cents bigint,
  data jsonb not null default '{}',
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  done_by uuid references users (uid) on delete set null,
  constraint dealer_tasks_kind check (kind in ('refund', 'withdrawal_statement', 'payment_mismatch'))
);
create index dealer_tasks_open on dealer_tasks (store_uid, due_at) where done_at is null;
create index dealer_tasks_contract on dealer_tasks (contract_id);

create table withdrawal_statements (
  id uuid primary key,
  content text not null,
  contract_id uuid references contracts (id),
  storage_key text,
  created_at timestamptz(3) not null
);
create index withdrawal_statements_created on withdrawal_statements (created_at desc nulls first);
