-- Whether a notification is advertising, for those alone who consented to offers; what is written already is none.
alter table notifications add column marketing boolean not null default false;
