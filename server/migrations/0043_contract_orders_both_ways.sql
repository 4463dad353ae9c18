-- What may be missing comes last both ways, so that an index serves one of them. These serve the other: without, the
-- list of a million contracts is put in order whole for its first page, for four seconds.

create index contracts_days_left_descending on contracts ((case
  when status in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (created_at at time zone 'UTC') + interval '480 hours'
  when status in ('SIGNED', 'FILLED') and withdrawn_at is null
    then (signed_at at time zone 'UTC') + interval '360 hours'
end) desc nulls last, id desc) where deleted_at is null;
create index contracts_plate_descending on contracts (lower(car_plate) collate "C" desc nulls last, id desc) where deleted_at is null;
create index contracts_sent_ascending on contracts (sent_at, id) where deleted_at is null;
create index contracts_signed_ascending on contracts (signed_at, id) where deleted_at is null;
create index contracts_filled_ascending on contracts (filled_at, id) where deleted_at is null;
create index contracts_paid_ascending on contracts (paid_at, id) where deleted_at is null;
