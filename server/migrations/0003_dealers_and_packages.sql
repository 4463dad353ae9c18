-- What can be bought, where, and for which cars.

create table stores (
  store_uid uuid primary key,
  name text not null,
  code text not null,
  association_code text,
  address text not null,
  address_info text,
  city text not null,
  province text not null,
  zip_code text not null,
  country text not null default 'IT',
  phone text not null,
  email text,
  website text,
  iban text,
  lat double precision,
  lng double precision,
  opening_hours jsonb not null default '{}',
  thumbnail_id uuid references assets (id) on delete set null,
  active boolean not null default true,
  online_enabled boolean not null default true,
  visible boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  version integer not null default 1,
  sort_key text collate "C" not null default '',
  search text not null default '',
  constraint stores_lat check (lat between -90 and 90),
  constraint stores_lng check (lng between -180 and 180),
  constraint stores_place check ((lat is null) = (lng is null)),
  constraint stores_association_code check (char_length(association_code) <= 32)
);
create unique index stores_code on stores (code) where deleted_at is null;
create index stores_sort on stores (sort_key);
create index stores_created on stores (created_at desc nulls first);
create index stores_search on stores using gin (search gin_trgm_ops);

create table store_payment_methods (
  store_uid uuid not null references stores (store_uid) on delete cascade,
  method text not null,
  position integer not null default 0,
  primary key (store_uid, method),
  constraint store_payment_methods_method check (method in ('concessionaria', 'bonifico', 'carta'))
);

create table store_managers (
  store_uid uuid not null references stores (store_uid) on delete cascade,
  user_uid uuid not null references users (uid) on delete cascade,
  attached_at timestamptz(3) not null,
  attached_by uuid references users (uid) on delete set null,
  primary key (store_uid, user_uid)
);
create index store_managers_user on store_managers (user_uid, store_uid);

create table package_types (
  code text primary key,
  kind text not null,
  title text not null,
  excerpt text not null default '',
  description text not null default '',
  thumbnail_id uuid references assets (id) on delete set null,
  visible boolean not null default true,
  position integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  constraint package_types_kind check (kind in ('care', 'rental')),
  constraint package_types_code check (code ~ '^[a-z0-9-]{2,32}$')
);

create table package_type_forms (
  id uuid primary key,
  type text not null references package_types (code),
  version integer not null,
  storage_key text not null,
  sha256 text not null,
  size bigint not null,
  fields jsonb not null,
  uploaded_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null,
  constraint package_type_forms_version unique (type, version)
);

create table packages (
  id uuid primary key,
  type text not null references package_types (code),
  sku text not null,
  title text not null,
  excerpt text not null default '',
  included jsonb not null default '[]',
  excluded jsonb not null default '[]',
  price_cents bigint not null,
  iva_basis_points integer not null,
  discount_type text,
  discount_hundredths bigint,
  mantenance_number integer not null,
  mantenance_duration integer not null,
  mantenance_km integer not null,
  models jsonb not null default '[]',
  fuels jsonb not null default '[]',
  max_age_months integer,
  max_km integer,
  active boolean not null default true,
  online_enabled boolean not null default true,
  visible boolean not null default true,
  visible_at timestamptz(3),
  expire_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  version integer not null default 1,
  sort_key text collate "C" not null default '',
  search text not null default '',
  constraint packages_price check (price_cents >= 0),
  constraint packages_iva check (iva_basis_points between 0 and 9999),
  constraint packages_discount check ((discount_type is null) = (discount_hundredths is null) and discount_hundredths >= 0),
  constraint packages_discount_type check (discount_type in ('fixed', 'percentage')),
  constraint packages_mantenance_number check (mantenance_number between 0 and 50),
  constraint packages_mantenance_duration check (mantenance_duration between 1 and 120),
  constraint packages_mantenance_km check (mantenance_km between 1 and 1000000)
);
create unique index packages_sku on packages (sku) where deleted_at is null;
create index packages_type on packages (type);
create index packages_sort on packages (sort_key);
create index packages_search on packages using gin (search gin_trgm_ops);

create table package_versions (
  id uuid primary key,
  package_id uuid not null references packages (id) on delete cascade,
  version integer not null,
  snapshot jsonb not null,
  changed_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null,
  constraint package_versions_version unique (package_id, version)
);

create table package_imports (
  id uuid primary key,
  file_name text not null,
  file_sha256 text not null,
  rows integer not null,
  changes jsonb not null,
  created_by uuid references users (uid) on delete set null,
  created_at timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index package_imports_created on package_imports (created_at desc nulls first);

create table vehicles (
  car_vin text primary key,
  car_plate text,
  car_model text,
  car_version text,
  car_model_year integer,
  car_fuel text,
  car_material_code text,
  car_registration_date date,
  km integer,
  car_mileage_date date,
  source text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint vehicles_vin check (car_vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  constraint vehicles_km check (km between 0 and 2000000),
  constraint vehicles_fuel check (car_fuel in ('benzina', 'diesel', 'gpl', 'metano', 'ibrida', 'plug_in', 'elettrica', 'idrogeno', 'altro'))
);
create index vehicles_plate on vehicles (car_plate);
