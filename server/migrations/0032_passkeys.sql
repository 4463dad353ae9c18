-- Passkeys (WebAuthn): public keys, and the challenges that wait for their signature.

create table passkeys (
  id uuid primary key,
  user_uid uuid not null references users (uid) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_uid);

create table passkey_challenges (
  challenge text primary key,
  user_uid uuid references users (uid) on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
