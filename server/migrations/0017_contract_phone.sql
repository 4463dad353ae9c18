-- A phone that staff wrote is changed by staff or with a code on both numbers; when it last changed decides where an
-- access code may go. Of the contracts that are there, a dealer's own bear the phone that the dealer wrote.

alter table contracts add column phone_by_staff boolean not null default false;
alter table contracts add column phone_changed_at timestamptz(3);
update contracts set phone_by_staff = true where (source = 'manager' or signature_level = 'FEA') and phone <> '';

alter table one_time_codes drop constraint one_time_codes_purpose;
alter table one_time_codes add constraint one_time_codes_purpose
  check (purpose in ('signing', 'access', 'signin', 'phone', 'email', 'old_phone', 'new_phone'));
