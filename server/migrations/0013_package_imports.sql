-- The order of imports, of which the last can be undone; and the contracts made on a package.

alter table package_imports add column number bigserial;
alter table package_imports add constraint package_imports_number_unique unique (number);
create index contracts_package on contracts (package_id);
