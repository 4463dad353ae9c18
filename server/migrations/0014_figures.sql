-- The operator counts and sums a million contracts by time, status, dealer, type, source and way of paying: what is
-- asked for stands in the indexes, so that no row is read. Lists by code and by total find their first page there, too.

drop index contracts_created;
drop index contracts_signed_at;
drop index contracts_paid_at;
create index contracts_created on contracts (created_at desc nulls first)
  include (status, store_uid, type, utm_source, payment_method, total_cents) where deleted_at is null;
create index contracts_signed on contracts (signed_at desc nulls last)
  include (status, store_uid, type, utm_source, payment_method, total_cents) where deleted_at is null;
create index contracts_paid on contracts (paid_at desc nulls last)
  include (status, store_uid, type, utm_source, payment_method, total_cents) where deleted_at is null;
create index contracts_code_order on contracts (lower(code) collate "C", id) where deleted_at is null;
create index contracts_total on contracts (total_cents, id) where deleted_at is null;
