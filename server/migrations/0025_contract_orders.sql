-- Each order that the list of contracts offers finds its page in an index, so that the time does not grow with the
-- contracts. The expressions are those of the queries, word for word. What no row is without needs one index for both
-- ways; what may be missing comes last both ways, and its index stands the way in which it is asked for first.

create index contracts_days_left_order on contracts ((case
  when status in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (created_at at time zone 'UTC') + interval '480 hours'
  when status in ('SIGNED', 'FILLED') and withdrawn_at is null
    then (signed_at at time zone 'UTC') + interval '360 hours'
end), id) where deleted_at is null;
create index contracts_status_order on contracts
  (array_position(array['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'], status), id) where deleted_at is null;
create index contracts_store_order on contracts (lower(store_snapshot ->> 'name') collate "C", id) where deleted_at is null;
create index contracts_model_order on contracts (lower(car_model) collate "C", id) where deleted_at is null;
create index contracts_plate_order on contracts (lower(car_plate) collate "C", id) where deleted_at is null;
create index contracts_type_order on contracts (lower(type) collate "C", id) where deleted_at is null;
create index contracts_sent_order on contracts (sent_at desc nulls last, id desc) where deleted_at is null;
create index contracts_filled_order on contracts (filled_at desc nulls last, id desc) where deleted_at is null;
