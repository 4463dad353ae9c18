-- What is said to people: SMS, e-mail, notices.

create table messages (
  id uuid primary key,
  channel text not null,
  purpose text not null,
  status text not null,
  sealed_content text,
  shown_content text,
  attachments jsonb not null default '[]',
  contract_id uuid references contracts (id) on delete cascade,
  store_uid uuid references stores (store_uid) on delete set null,
  user_uid uuid references users (uid) on delete set null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  claimed_until timestamptz(3),
  provider text,
  provider_reference text,
  last_error text,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  delivered_at timestamptz(3),
  voided_at timestamptz(3),
  constraint messages_channel check (channel in ('sms', 'email')),
  constraint messages_status check (status in ('queued', 'sending', 'sent', 'delivered', 'failed', 'voided'))
);
create index messages_due on messages (next_attempt_at) where status in ('queued', 'sending');
create index messages_created on messages (created_at desc nulls first);
create index messages_contract on messages (contract_id, created_at desc nulls first);
create index messages_store on messages (store_uid, created_at desc nulls first);
create index messages_provider on messages (provider, provider_reference);

create table inbox_messages (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  attachments jsonb not null default '[]',
  contract_uid text,
  created_at timestamptz(3) not null
);
create index inbox_messages_created on inbox_messages (created_at desc nulls first);
create index inbox_messages_recipient on inbox_messages (recipient);

create table message_templates (
  id text primary key,
  subject text,
  body text not null,
  updated_by uuid references users (uid) on delete set null,
  updated_at timestamptz(3) not null
);

create table notifications (
  id uuid primary key,
  title text not null,
  excerpt text not null,
  body text not null default '',
  type text not null,
  audience jsonb not null,
  cta_label text,
  cta_url text,
  visible boolean not null default true,
  closable boolean not null default true,
  visible_at timestamptz(3),
  expire_at timestamptz(3),
  automatic boolean not null default false,
  automatic_key text unique,
  contract_id uuid references contracts (id) on delete cascade,
  created_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  search text not null default '',
  constraint notifications_type check (type in ('info', 'success', 'warning', 'error')),
  constraint notifications_title check (char_length(title) <= 80),
  constraint notifications_excerpt check (char_length(excerpt) <= 160),
  constraint notifications_body check (char_length(body) <= 2000),
  constraint notifications_cta check (cta_url is null or cta_url ~ '^/([^/]|$)')
);
create index notifications_created on notifications (created_at desc nulls first);
create index notifications_audience on notifications using gin (audience);

create table notification_seen (
  notification_id uuid not null references notifications (id) on delete cascade,
  user_uid uuid not null references users (uid) on delete cascade,
  seen_at timestamptz(3) not null,
  primary key (notification_id, user_uid)
);
