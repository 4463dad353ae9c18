-- The operator searches notifications, of which every contract makes some, and reads which document was sealed last.

create index notifications_search on notifications using gin (search gin_trgm_ops);
create index documents_last_sealed on documents (created_at desc) where sealed;
create index payment_events_created on payment_events (created_at desc);
