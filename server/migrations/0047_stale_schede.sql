-- Which contracts have no scheda since a method was chosen or, before they were paid, another dealer became theirs: a job
-- looks for them every minute, and the history of every contract is too much to read for that. Each transaction that
-- adds such an event says of its contract what is so now.

create table stale_schede (
  contract_id uuid primary key references contracts (id) on delete cascade
);

create function note_stale_scheda() returns trigger language plpgsql as $$
begin
  if exists (
    select from contract_events chosen
    where chosen.contract_id = new.contract_id
      and (chosen.type = 'method_saved'
        or chosen.type = 'edited' and chosen.data -> 'fields' ? 'store' and not exists (
          select from contract_events paid
          where paid.contract_id = chosen.contract_id and paid.type = 'paid' and paid.seq < chosen.seq))
      and not exists (
        select from contract_events made
        where made.contract_id = chosen.contract_id and made.seq > chosen.seq
          and (made.type = 'filled' or made.type = 'document_sealed' and made.data ->> 'kind' = 'scheda'))
  ) then
    insert into stale_schede (contract_id) values (new.contract_id) on conflict do nothing;
  else
    delete from stale_schede where contract_id = new.contract_id;
  end if;
  return null;
end;
$$;

create trigger contract_events_scheda after insert on contract_events for each row
  when (new.type in ('method_saved', 'filled')
    or new.type = 'edited' and new.data -> 'fields' ? 'store'
    or new.type = 'document_sealed' and new.data ->> 'kind' = 'scheda')
  execute function note_stale_scheda();

insert into stale_schede (contract_id)
select distinct chosen.contract_id from contract_events chosen
where (chosen.type = 'method_saved'
    or chosen.type = 'edited' and chosen.data -> 'fields' ? 'store' and not exists (
      select from contract_events paid
      where paid.contract_id = chosen.contract_id and paid.type = 'paid' and paid.seq < chosen.seq))
  and not exists (
    select from contract_events made
    where made.contract_id = chosen.contract_id and made.seq > chosen.seq
      and (made.type = 'filled' or made.type = 'document_sealed' and made.data ->> 'kind' = 'scheda'));

-- What is told of a contract is ended with it, and what was sent to a person is made void, without reading all of them.
create index notifications_contract on notifications (contract_id) where contract_id is not null;
create index messages_user on messages (user_uid) where user_uid is not null;
