-- What proves a history even to who administers the database: the person who acted stands under an event's hash, the
-- end of each history and the last number of each year bear a seal that only the application's keys make.

alter table contract_events add column hash_version integer not null default 1;
alter table contract_chains add column seal text;
alter table contract_code_counters add column seal text;

-- A process of the version before moves the end of a history without its seal, while a new version is rolled out: an
-- old seal must not stay beside a new end. The check knows such rows by their last event's version.
create function drop_stale_seal() returns trigger language plpgsql as $$
begin
  if new.seal is not distinct from old.seal then
    new.seal := null;
  end if;
  return new;
end
$$;
create trigger contract_chains_seal before update of length, head on contract_chains for each row execute function drop_stale_seal();
create trigger contract_code_counters_seal before update of last_number on contract_code_counters for each row execute function drop_stale_seal();

-- The row triggers of append-only tables do not see TRUNCATE.
create trigger contract_events_not_truncated before truncate on contract_events for each statement execute function refuse_change();
create trigger contract_chains_not_truncated before truncate on contract_chains for each statement execute function refuse_change();
create trigger consents_not_truncated before truncate on consents for each statement execute function refuse_change();
create trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();
