-- People, how they sign in, and what is only theirs.

create table users (
  uid uuid primary key,
  firstname text not null default '',
  lastname text not null default '',
  email text not null unique,
  email_verified_at timestamptz(3),
  phone text,
  phone_verified_at timestamptz(3),
  password_hash text,
  password_changed_at timestamptz(3),
  date_of_birth date,
  address text,
  address_info text,
  city text,
  province text,
  zip_code text,
  avatar_id uuid,
  active boolean not null default true,
  disabled_at timestamptz(3),
  reactivation_requested_at timestamptz(3),
  two_step text not null default 'off',
  totp_secret text,
  totp_pending_secret text,
  totp_last_step integer,
  settings jsonb not null default '{}',
  privacy_general boolean not null default false,
  privacy_marketing boolean not null default false,
  privacy_survey boolean not null default false,
  erasure_requested_at timestamptz(3),
  erased_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  sort_key text collate "C" not null default '',
  search text not null default '',
  constraint users_email_lower check (email = lower(email)),
  constraint users_two_step check (two_step in ('off', 'sms', 'totp'))
);
create index users_sort on users (sort_key);
create index users_created on users (created_at desc nulls first);
create index users_search on users using gin (search gin_trgm_ops);

create table assets (
  id uuid primary key,
  name text not null,
  sha256 text not null,
  media_type text not null,
  size bigint not null,
  width integer not null,
  height integer not null,
  image_name text not null unique,
  thumbnail_name text not null unique,
  search text not null default '',
  created_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null,
  constraint assets_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
create index assets_sha256_idx on assets (sha256);
create index assets_created on assets (created_at desc nulls first);
create index assets_created_by on assets (created_by);
create index assets_search on assets using gin (search gin_trgm_ops);

create table user_roles (
  user_uid uuid not null references users (uid) on delete cascade,
  role text not null,
  granted_at timestamptz(3) not null,
  granted_by uuid references users (uid) on delete set null,
  primary key (user_uid, role),
  constraint user_roles_role check (role in ('admin', 'manager', 'user'))
);
create index user_roles_role_user on user_roles (role, user_uid);

create table user_spare_codes (
  id uuid primary key,
  user_uid uuid not null references users (uid) on delete cascade,
  code_hmac text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index user_spare_codes_user on user_spare_codes (user_uid);

create table sessions (
  id uuid primary key,
  family uuid not null,
  user_uid uuid not null references users (uid) on delete cascade,
  token_hash text not null unique,
  device text not null default '',
  place text not null default '',
  signed_in_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  retired_at timestamptz(3),
  ended_at timestamptz(3)
);
create index sessions_user on sessions (user_uid);
create index sessions_family on sessions (family);
create index sessions_expires on sessions (expires_at);

create table account_tokens (
  id uuid primary key,
  kind text not null,
  user_uid uuid not null references users (uid) on delete cascade,
  token_hash text not null unique,
  target text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  voided_at timestamptz(3),
  constraint account_tokens_kind check (kind in ('reset', 'invitation', 'email', 'phone'))
);
create index account_tokens_user on account_tokens (user_uid, kind);
create index account_tokens_expires on account_tokens (expires_at);

create table saved_views (
  id uuid primary key,
  user_uid uuid not null references users (uid) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  shared boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index saved_views_user on saved_views (user_uid, list);

create table drafts (
  user_uid uuid not null references users (uid) on delete cascade,
  key text not null,
  content jsonb not null,
  updated_at timestamptz(3) not null,
  primary key (user_uid, key)
);

alter table users add foreign key (avatar_id) references assets (id) on delete set null;
