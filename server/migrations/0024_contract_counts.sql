-- How many contracts each dealer has of each status, and what they come to, so that no list counts a million rows. Each
-- transaction that changes a contract writes down by how much: rows of its own, so that none waits for another. From time
-- to time a job adds them up. What there is is the sum of both tables, exact at every moment.

create table contract_counts (
  store_uid uuid not null references stores (store_uid),
  status text not null,
  count bigint not null,
  cents bigint not null,
  primary key (store_uid, status)
);

create table contract_count_changes (
  id uuid primary key default gen_random_uuid(),
  store_uid uuid not null references stores (store_uid),
  status text not null,
  count bigint not null,
  cents bigint not null
);

create function note_contract_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old.deleted_at is null then
      insert into contract_count_changes (store_uid, status, count, cents)
        values (old.store_uid, old.status, -1, -old.total_cents);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.deleted_at is null then
      insert into contract_count_changes (store_uid, status, count, cents)
        values (new.store_uid, new.status, 1, new.total_cents);
    end if;
  end if;
  return null;
end;
$$;

create trigger contracts_counted after insert or delete on contracts for each row execute function note_contract_count();
create trigger contracts_recounted after update of store_uid, status, total_cents, deleted_at on contracts for each row
  when ((old.store_uid, old.status, old.total_cents, old.deleted_at is null)
    is distinct from (new.store_uid, new.status, new.total_cents, new.deleted_at is null))
  execute function note_contract_count();

insert into contract_counts (store_uid, status, count, cents)
  select store_uid, status, count(*), sum(total_cents) from contracts where deleted_at is null group by store_uid, status;
