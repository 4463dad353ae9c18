-- Beside loads and failures: errors while drawing, calls, from how many addresses failures came; and how fast pages were.

alter table area_health
  add column draw_errors integer not null default 0,
  add column calls integer not null default 0,
  add column failed_calls integer not null default 0,
  add column reporters integer not null default 0;

create table area_vitals (
  area text not null,
  version text not null,
  hour timestamptz(3) not null,
  metric text not null,
  value integer not null,
  samples integer not null default 0,
  constraint area_vitals_pkey primary key (area, version, hour, metric, value)
);
create index area_vitals_hour on area_vitals (hour);
