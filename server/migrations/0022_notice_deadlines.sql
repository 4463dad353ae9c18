-- A notice of a coming deletion keeps the deadline and is worded when it is read: one a contract, and none once the
-- contract is paid, deleted, refused or withdrawn. Of those that were written as finished sentences the last one stays.

alter table notifications add column deadline_at timestamptz(3);

delete from notifications older
  using notifications newer
  where older.automatic_key like 'deletion-%' and newer.automatic_key like 'deletion-%'
    and newer.contract_id = older.contract_id
    and (newer.created_at, newer.id) > (older.created_at, older.id);

delete from notifications
  using contracts
  where notifications.automatic_key like 'deletion-%' and contracts.id = notifications.contract_id
    and (contracts.status = 'PAID' or contracts.deleted_at is not null or contracts.declined_at is not null
      or contracts.withdrawn_at is not null);

update notifications set
  automatic_key = 'deletion:' || contracts.id,
  title = contracts.code,
  deadline_at = case when contracts.signed_at is null then contracts.created_at + interval '480 hours'
    else contracts.signed_at + interval '360 hours' end,
  expire_at = case when contracts.signed_at is null then contracts.created_at + interval '480 hours'
    else contracts.signed_at + interval '360 hours' end
  from contracts
  where notifications.automatic_key like 'deletion-%' and contracts.id = notifications.contract_id;
