-- What the holder of a paid contract asks of its dealer (clauses 2 to 5 and 9), with the answer that closes it.
create table contract_requests (
  id uuid primary key,
  contract_id uuid not null references contracts (id) on delete cascade,
  kind text not null,
  text text,
  preferred_on date,
  day_part text,
  km integer,
  stopped boolean not null default false,
  store_uid uuid references stores (store_uid),
  due_on date,
  created_at timestamptz(3) not null,
  answer text,
  appointment_at timestamptz(3),
  answered_at timestamptz(3),
  answered_by uuid references users (uid) on delete set null,
  constraint contract_requests_kind check (kind in ('appointment', 'fault', 'dealer_change', 'transfer')),
  constraint contract_requests_day_part check (day_part in ('any', 'morning', 'afternoon')),
  constraint contract_requests_answer check ((answer is null) = (answered_at is null))
);
create index contract_requests_contract on contract_requests (contract_id, created_at desc);
create index contract_requests_open on contract_requests (contract_id) where answered_at is null;
