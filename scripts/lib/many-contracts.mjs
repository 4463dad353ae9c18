/**
 * Fills a database of the demonstration with many paid contracts, spread over the last three years, and with the visits
 * of that time: copies of the demonstration's, each with a number and a code of its own.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function fillContracts(client, count) {
  const { rows: columns } = await client.query(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = 'contracts' order by ordinal_position`,
  );
  const own = {
    id: 'gen_random_uuid()',
    contract_uid: `left(md5('uid' || n), 22)`,
    code: `'CC-2000-' || n`,
    code_year: '2000',
    code_number: 'n',
    search: `c.search || ' cc2000' || n`,
  };
  const expressionOf = ({ name, type }) =>
    own[name] ?? (type.startsWith('timestamp') ? `c.${name} - shift` : `c.${name}`);
  // Built at once, indexes take a tenth of the time; what is copied from good rows needs no check.
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'contracts'::regclass and not indisunique`,
  );
  const templates = `from contracts where status = 'PAID' and deleted_at is null and withdrawn_at is null`;
  const {
    rows: [{ places }],
  } = await client.query(`select count(*)::int as places ${templates}`);
  await client.query(`set maintenance_work_mem = '512MB'; set session_replication_role = replica`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`
    insert into contracts (${columns.map(({ name }) => name).join(', ')})
    select ${columns.map(expressionOf).join(', ')}
      from generate_series(1, ${count}) n
      join (select *, row_number() over (order by code) - 1 as place ${templates}) c on c.place = n % ${places}
      cross join lateral (select c.paid_at - (now() - n * interval '1095 days' / ${count}) as shift) moved`);
  for (const { definition } of indexes) await client.query(definition);
  // No trigger has noted these: they are counted once.
  await client.query(`
    truncate contract_counts, contract_count_changes;
    insert into contract_counts (store_uid, status, count, cents)
      select store_uid, status, count(*), sum(total_cents) from contracts where deleted_at is null
       group by store_uid, status`);
  for (const type of ['signed', 'paid']) {
    await client.query(`
      insert into contract_events (id, contract_id, seq, type, at, actor, prev_hash, hash, key_id)
      select gen_random_uuid(), id, ${type === 'signed' ? 1 : 2}, '${type}', ${type}_at, 'customer', '', '', ''
        from contracts where code_year = 2000`);
  }
  await client.query(`
    insert into funnel_events (id, step, session, created_at)
    select gen_random_uuid(), step, 'visit-' || visit, now() - random() * interval '1095 days'
      from generate_series(1, ${Math.ceil(count / 5)}) visit, unnest(array['search', 'packages', 'store', 'confirm', 'code']) step`);
  await client.query('vacuum analyze');
}
