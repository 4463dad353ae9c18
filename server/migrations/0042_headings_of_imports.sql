-- What whoever imported said that a heading stands for, so that the next file of the same maker need not be told again.
create table import_headings (
  kind text not null,
  heading text not null,
  field text not null,
  primary key (kind, heading),
  constraint import_headings_kind check (kind in ('packages', 'stores'))
);
