-- Contracts are found by their dealer's name and town, too; folded as searchTextOf folds what is written from now on.
update contracts
set search = concat_ws(' ', nullif(search, ''), folded.name, folded.city)
from (
  select
    id,
    nullif(translate(lower(btrim(store_snapshot ->> 'name')), 'àáâäèéêëìíîïòóôöùúûüçñ’''', 'aaaaeeeeiiiioooouuuucn'), '') as name,
    nullif(translate(lower(btrim(store_snapshot ->> 'city')), 'àáâäèéêëìíîïòóôöùúûüçñ’''', 'aaaaeeeeiiiioooouuuucn'), '') as city
  from contracts
) as folded
where folded.id = contracts.id;
