-- A service is due at the latest on the last day of the cover; the last one used to be due the day after. What was done
-- keeps the day that it was done for.

with moved as (
  update maintenance_works
  set due_on = cover.last_day
  from (
    select id, ((signed_at at time zone 'Europe/Rome')::date + make_interval(months => mantenance_duration))::date - 1 as last_day
    from contracts
    where signed_at is not null
  ) as cover
  where maintenance_works.contract_id = cover.id
    and maintenance_works.done_on is null
    and maintenance_works.due_on > cover.last_day
  returning maintenance_works.contract_id
)
update contracts set version = version + 1 where id in (select contract_id from moved);
