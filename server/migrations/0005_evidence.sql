-- What proves a contract: history, codes, consents, documents.

create table contract_events (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  seq integer not null,
  type text not null,
  at timestamptz(3) not null,
  actor text not null,
  actor_uid uuid,
  data jsonb not null default '{}',
  details_sha256 text,
  prev_hash text not null,
  hash text not null,
  key_id text not null,
  constraint contract_events_seq unique (contract_id, seq),
  constraint contract_events_seq_positive check (seq >= 1),
  constraint contract_events_actor check (actor in ('customer', 'manager', 'admin', 'system', 'provider'))
);
create index contract_events_type_at on contract_events (type, at);

create table contract_event_details (
  event_id uuid primary key references contract_events (id) on delete cascade,
  salt text not null,
  details jsonb not null
);

create table contract_chains (
  contract_id uuid primary key references contracts (id) on delete cascade,
  length bigint not null,
  head text not null
);

create table one_time_codes (
  id uuid primary key,
  purpose text not null,
  contract_id uuid references contracts (id) on delete cascade,
  user_uid uuid references users (uid) on delete cascade,
  code_hmac text not null,
  document_sha256 text,
  target_key text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  used_at timestamptz(3),
  voided_at timestamptz(3),
  constraint one_time_codes_purpose check (purpose in ('signing', 'access', 'signin', 'phone', 'email')),
  constraint one_time_codes_owner check (contract_id is not null or user_uid is not null)
);
create index one_time_codes_contract on one_time_codes (contract_id, purpose, created_at desc nulls first);
create index one_time_codes_user on one_time_codes (user_uid, purpose, created_at desc nulls first);
create index one_time_codes_expires on one_time_codes (expires_at);

create table contract_grants (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  token_hash text not null unique,
  source text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  voided_at timestamptz(3),
  constraint contract_grants_source check (source in ('created', 'link', 'code', 'signin'))
);
create index contract_grants_contract on contract_grants (contract_id);
create index contract_grants_expires on contract_grants (expires_at);

create table consents (
  id uuid primary key,
  user_uid uuid references users (uid),
  contract_id uuid references contracts (id),
  kind text not null,
  granted boolean not null,
  text_version text not null,
  source text not null,
  actor text not null,
  created_at timestamptz(3) not null,
  constraint consents_kind check (kind in ('general', 'marketing', 'survey')),
  constraint consents_owner check (user_uid is not null or contract_id is not null),
  constraint consents_actor check (actor in ('customer', 'manager', 'admin', 'system')),
  constraint consents_admin check (actor <> 'admin' or not granted)
);
create index consents_user on consents (user_uid, created_at desc nulls first);
create index consents_contract on consents (contract_id, created_at desc nulls first);

create table documents (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  kind text not null,
  version integer not null,
  sealed boolean not null,
  sha256 text not null,
  storage_key text not null,
  size bigint not null,
  shown_bytes bigint,
  shown_sha256 text,
  certificate_sha256 text,
  seal_level text,
  superseded_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint documents_version unique (contract_id, kind, version, sealed),
  constraint documents_kind check (kind in ('contratto', 'scheda', 'ricevuta', 'recesso')),
  constraint documents_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint documents_seal_level check (seal_level in ('B-B', 'B-T'))
);
create index documents_sha256_idx on documents (sha256);

create table identity_records (
  contract_id uuid primary key references contracts (id),
  document_type text not null,
  number text not null,
  expires_on date not null,
  storage_key text not null,
  media_type text not null,
  sha256 text not null,
  service_accepted boolean not null,
  recorded_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null
);

create trigger contract_events_append_only before update or delete on contract_events for each row execute function refuse_change();
create trigger consents_append_only before update or delete on consents for each row execute function refuse_change();
