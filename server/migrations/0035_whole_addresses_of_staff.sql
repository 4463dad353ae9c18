-- From which computer staff acted: whole, beside the chain by the entry's hash, and for a time only.
create table audit_addresses (
  hash text primary key,
  address text not null,
  at timestamptz(3) not null
);
create index audit_addresses_at on audit_addresses (at);
