-- What a type's packages include and exclude unless they say otherwise. A package that takes a list over has the lines
-- written out, so that its versions and the contracts freeze them: the flag tells that it follows the type.
alter table package_types
  add column included jsonb not null default '[]',
  add column excluded jsonb not null default '[]';
alter table packages
  add column included_of_type boolean not null default false,
  add column excluded_of_type boolean not null default false;
-- No type has lines yet: a package follows it where it has none of its own.
update packages set
  included_of_type = (included = '[]'::jsonb),
  excluded_of_type = (excluded = '[]'::jsonb);
