-- Two SKUs that differ in case only are one. Of twins on sale the oldest keeps its SKU; the others get theirs with a
-- number behind it and go off line until the operator has looked.

with twins as (
  select id, sku, row_number() over (partition by lower(sku) order by created_at, id) as place
  from packages where deleted_at is null
)
update packages set
  sku = left(twins.sku, 24) || '-' || left(packages.id::text, 7),
  online_enabled = false,
  version = packages.version + 1
  from twins where twins.id = packages.id and twins.place > 1;

drop index packages_sku;
create unique index packages_sku on packages (lower(sku)) where deleted_at is null;
