-- What the lists of the back office order and filter by most.

create index contracts_updated on contracts (updated_at desc nulls first) where deleted_at is null;
create index messages_failed on messages (contract_id) where status = 'failed';
