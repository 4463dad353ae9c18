-- The codice fiscale of who has one, in the contract and in the account that fills the next one.
alter table contracts add column tax_code text;
alter table users add column tax_code text;
