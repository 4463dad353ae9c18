-- A contract deletes itself once its last day in Rome is over. The order by the days left is one by that day; the
-- expression is that of the query, word for word. What a dealer's notice says of the deadline is moved to the day's end.

drop index contracts_days_left_order;
drop index contracts_days_left_descending;

create index contracts_days_left_order on contracts ((case
  when status in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (created_at at time zone 'Europe/Rome')::date + 20
  when status in ('SIGNED', 'FILLED') and withdrawn_at is null
    then (signed_at at time zone 'Europe/Rome')::date + 15
end), id) where deleted_at is null;
create index contracts_days_left_descending on contracts ((case
  when status in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (created_at at time zone 'Europe/Rome')::date + 20
  when status in ('SIGNED', 'FILLED') and withdrawn_at is null
    then (signed_at at time zone 'Europe/Rome')::date + 15
end) desc nulls last, id desc) where deleted_at is null;

with ends as (
  select id, (case when signed_at is null
    then (created_at at time zone 'Europe/Rome')::date + 21
    else (signed_at at time zone 'Europe/Rome')::date + 16
  end)::timestamp at time zone 'Europe/Rome' - interval '1 millisecond' as at
  from contracts where deleted_at is null
)
update notifications set
  deadline_at = ends.at,
  expire_at = case when expire_at = deadline_at then ends.at else expire_at end
  from ends
  where notifications.deadline_at is not null and notifications.contract_id = ends.id;
