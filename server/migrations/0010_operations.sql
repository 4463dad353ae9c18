-- How areas fare in browsers, hour by hour, and how long a job took.

create table area_health (
  area text not null,
  version text not null,
  hour timestamptz(3) not null,
  loads integer not null default 0,
  failures integer not null default 0,
  constraint area_health_pkey primary key (area, version, hour)
);
create index area_health_hour on area_health (hour);

alter table jobs add column last_duration_ms integer;
