-- When the person behind a sign-in last proved to be its owner, and the link that takes a changed e-mail back.

alter table sessions add column proved_at timestamptz(3);
alter table account_tokens drop constraint account_tokens_kind;
alter table account_tokens add constraint account_tokens_kind
  check (kind in ('reset', 'invitation', 'email', 'phone', 'email-undo'));
