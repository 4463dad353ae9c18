-- An answer to a customer's request may be changed: which one a person saw, when it was changed, and which appointment
-- no longer holds.

alter table contract_requests
  add column version integer not null default 1,
  add column answer_changed_at timestamptz(3),
  add column former_appointment_at timestamptz(3);
