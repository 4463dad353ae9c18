-- A dealer's draft is saved with whatever is there; a link is sent, and a contract signed, with its VIN only.
alter table contracts drop constraint contracts_vin;
alter table contracts add constraint contracts_vin check (
  car_vin ~ '^[A-HJ-NPR-Z0-9]{17}$' or (car_vin = '' and status = 'DRAFT') or erased_at is not null
);
