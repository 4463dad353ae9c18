-- Two codes that differ in case only are one. Of twins the oldest keeps its code; the others get theirs with a number
-- behind it: nothing is sold by a dealer's code, so they stay on line.
with twins as (
  select store_uid, code, row_number() over (partition by lower(code) order by created_at, store_uid) as place
  from stores where deleted_at is null
)
update stores set
  code = left(twins.code, 24) || '-' || left(stores.store_uid::text, 7),
  version = stores.version + 1
  from twins where twins.store_uid = stores.store_uid and twins.place > 1;

drop index stores_code;
create unique index stores_code on stores (lower(code)) where deleted_at is null;
