-- Contracts are found by the make and the model of their car, too; folded as searchTextOf folds what is written from now on.
update contracts
set search = concat_ws(' ', nullif(search, ''), nullif(translate(
  lower(btrim(car_model)),
  'àáâäèéêëìíîïòóôöùúûüçñšÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÇÑŠ’''',
  'aaaaeeeeiiiioooouuuucnsaaaaeeeeiiiioooouuuucns'
), ''))
where car_model <> '';
