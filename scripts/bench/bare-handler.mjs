/**
 * What the product's answers are measured against: Fastify and pg on the same rows, with nothing between. Statements are
 * prepared, totals are counted or taken from a kept count, answers are written by a JSON schema.
 *
 *     node scripts/bench/bare-handler.mjs <connection string>     prints its port
 */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import pg from 'pg';

const columns = [
  ['contract_uid', 'string'],
  ['code', 'string'],
  ['status', 'string'],
  ['type', 'string'],
  ['total_cents', 'string'],
  ['car_vin', 'string'],
  ['car_plate', 'string'],
  ['car_model', 'string'],
  ['firstname', 'string'],
  ['lastname', 'string'],
  ['phone', 'string'],
  ['email', 'string'],
  ['city', 'string'],
  ['store_uid', 'string'],
  ['created_at', 'string'],
  ['updated_at', 'string'],
];
const properties = Object.fromEntries(columns.map(([name, type]) => [name, { type, nullable: true }]));
const row = { type: 'object', properties };
const page = {
  type: 'object',
  properties: { total: { type: 'integer' }, data: { type: 'array', items: row } },
};
const answers = (schema) => ({ schema: { response: { 200: schema, 201: schema } } });

const fields = columns.map(([name]) => `c.${name}`).join(', ');
const present = 'from contracts c where c.deleted_at is null';
const newest = 'order by c.updated_at desc, c.id desc limit 12';

const [connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const ask = async (name, text, values = []) => (await pool.query({ name, text, values })).rows;

await prepareKeptCount();
const insert = await insertOfACopy();

const app = Fastify();
app.get('/list', answers(page), async () => {
  const [[{ total }], data] = await Promise.all([
    ask('count', `select count(*)::int as total ${present}`),
    ask('list', `select ${fields} ${present} ${newest}`),
  ]);
  return { total, data };
});
app.get('/list-kept', answers(page), async () => {
  const [[{ total }], data] = await Promise.all([
    ask('kept', 'select sum(total)::int as total from bench.kept_counts'),
    ask('list', `select ${fields} ${present} ${newest}`),
  ]);
  return { total, data };
});
app.get('/found', answers(page), async ({ query }) => {
  const found = `${present} and c.status = $1 and c.search like $2`;
  const values = [query.status, `%${query.search}%`];
  const [[{ total }], data] = await Promise.all([
    ask('found-count', `select count(*)::int as total ${found}`, values),
    ask('found', `select ${fields} ${found} ${newest}`, values),
  ]);
  return { total, data };
});
app.get('/contracts/:uid', answers(row), async ({ params }) => {
  const [found] = await ask('one', `select ${fields} ${present} and c.contract_uid = $1`, [params.uid]);
  return found;
});
app.post('/contracts', answers(row), async (_, reply) => {
  const [made] = await ask('insert', insert, [randomUUID(), randomBytes(16).toString('base64url'), nextNumber()]);
  return reply.code(201).send(made);
});
/** The rows that an export holds, as PostgreSQL writes them by itself, through the same kind of pipe. */
app.get('/copy', async (_, reply) => {
  const copy = spawn('psql', [connectionString, '-c', `copy (select c.* ${present}) to stdout with csv header`]);
  reply.hijack();
  await pipeline(copy.stdout, reply.raw);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send(app.server.address().port);
process.on('SIGTERM', () => process.exit());

/** A count that each creation here keeps in step, in sixteen rows so that no two wait for each other. */
async function prepareKeptCount() {
  await pool.query(`
    create schema if not exists bench;
    create table if not exists bench.kept_counts (shard integer primary key, total integer not null);
    insert into bench.kept_counts select shard, case when shard = 0 then (select count(*) ${present}) else 0 end
      from generate_series(0, 15) shard on conflict (shard) do update set total = excluded.total`);
}

/** One row of every column like those that are there, with its number, and the kept count with it. */
async function insertOfACopy() {
  const names = await pool.query(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'contracts' and is_generated = 'NEVER'
      order by ordinal_position`,
  );
  const own = {
    id: '$1::uuid',
    contract_uid: '$2::text',
    code: `'CC-1999-' || $3::int`,
    code_year: '1999',
    code_number: '$3::int',
  };
  const list = names.rows.map(({ name }) => name);
  return `with made as (
      insert into contracts as c (${list.join(', ')})
      select ${list.map((name) => own[name] ?? `c.${name}`).join(', ')} from (select * ${present} limit 1) c
      returning ${fields}),
    kept as (update bench.kept_counts set total = total + 1 where shard = $3::int % 16)
    select * from made`;
}

function nextNumber() {
  nextNumber.last = (nextNumber.last ?? Math.floor(Date.now() / 1_000) % 1_000_000_000) + 1;
  return nextNumber.last;
}
