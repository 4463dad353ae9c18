-- Where an entry of the audit came from: the client's address, its last half left out, and the request.

alter table audit_log add column address text;
alter table audit_log add column request_id text;
create index audit_log_subject on audit_log (subject, subject_id);
create index audit_log_request on audit_log (request_id) where request_id is not null;
