-- When the provider did not answer to a payment's beginning: the System page tells a sick provider as sick.
alter table payment_sessions add column unanswered_at timestamptz(3);
create index payment_sessions_newest on payment_sessions (created_at desc);
