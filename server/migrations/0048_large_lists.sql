-- Few contracts were left or refused by their customer, are to be refunded, or have their signing blocked, and staff filter
-- by just that. What is deleted is left out of the messages, and who was erased out of the accounts: each is looked up
-- without a look at its row.

create index contracts_exceptions on contracts (created_at desc) where deleted_at is null and (
  withdrawn_at is not null or declined_at is not null or refund_due_at is not null or refunded_at is not null
  or signing_blocked_at is not null
);
create index contracts_gone on contracts (id) where deleted_at is not null;
create index users_erased on users (uid) where erased_at is not null;
