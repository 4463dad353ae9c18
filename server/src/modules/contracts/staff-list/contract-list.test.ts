import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ContractRow, PageMeta } from 'shared-api/entities';
import { unscoped } from '../../../platform/db';
import { messages, stores } from '../../../platform/db/schema';
import { orderOf, orderTerms } from '../../../platform/list';
import type { SignedIn } from '../../../platform/testing';
import { dealerTasks } from '../../after-sale';
import { storeRow } from '../../stores/testing/store-rows';
import { contracts } from '../tables/contract.table';
import { type CopyChange, contractWorld, copyContract, newCustomer, type World } from '../testing';
import { contractFilter } from './contract-filter';
import { contractSorts } from './contract-sorts';

const day = 86_400_000;

let world: World;
/** When somebody stated that they withdraw from Bello's contract. */
const statedAt = () => new Date(world.clock.now().getTime() - day);
let manager: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  manager = await world.signIn(['manager'], [world.storeUid]);
  stranger = await world.signIn(['manager'], [foreign.store_uid]);
  const { uid } = await newCustomer(world);
  const ago = (days: number) => new Date(world.clock.now().getTime() - days * day);
  const signed = (change: CopyChange): CopyChange => ({ status: 'SIGNED', signed_at: ago(2), ...change });
  const [failed, stated, , paid] = await copyContract(world, uid, [
    {
      lastname: 'Avaro',
      status: 'AVAIABLE',
      created_at: ago(14),
      sent_at: ago(13),
      total_cents: 112_200,
      price_cents: 100_000,
      discount_cents: 0,
      iva_cents: 12_200,
    },
    signed({ lastname: 'Bello', created_at: ago(15), payment_method: 'bonifico', declined_at: ago(10) }),
    signed({
      lastname: 'Carli',
      created_at: ago(3),
      withdrawn_at: ago(1),
      refund_due_at: ago(-13),
      utm_source: 'newsletter',
    }),
    signed({
      lastname: 'D’Amico',
      status: 'PAID',
      created_at: ago(40),
      paid_at: ago(1),
      amount_cents: 118_000,
      payment_method: 'carta',
    }),
    { lastname: 'Erasto', deleted_at: ago(1) },
    { lastname: 'Foresti', store_uid: foreign.store_uid },
  ]);
  await world.platform.db.read.insert(messages).values({
    id: randomUUID(),
    channel: 'sms',
    purpose: 'contract-link',
    status: 'failed',
    contract_id: failed?.id,
    created_at: world.clock.now(),
  });
  const statement = { kind: 'withdrawal_statement' as const, store_uid: world.storeUid };
  await world.platform.db.read.insert(dealerTasks).values([
    { ...statement, id: randomUUID(), contract_id: stated?.id, created_at: statedAt() },
    { ...statement, id: randomUUID(), contract_id: paid?.id, created_at: ago(2), done_at: ago(1) },
    // Before the signature there is nothing to withdraw from.
    { ...statement, id: randomUUID(), contract_id: failed?.id, created_at: ago(2) },
  ]);
});
afterAll(() => world.close());

async function list(
  query = '',
  { token } = manager,
): Promise<{ data: ContractRow[]; meta: PageMeta; names: string[] }> {
  const answer = await world.call({ path: `/manager/contracts?${query}`, token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { data, meta }: { data: ContractRow[]; meta: PageMeta } = answer.json();
  return { data, meta, names: data.map(({ fullname }) => fullname.replace('Nicolò ', '')) };
}

const plated = (car_plate: string) => ({ car_plate, phone: '+393339990011', email: 'targa@example.com' });

const where = (field: string, op: string, ...values: string[]) =>
  [
    `wheres[0][field]=${field}&wheres[0][op]=${op}`,
    ...(values.length === 1
      ? [`wheres[0][value]=${values[0]}`]
      : values.map((value, index) => `wheres[0][value][${index}]=${value}`)),
  ].join('&');

it('shows own contracts that are not deleted, the latest first, five a page', async () => {
  const { names, meta } = await list();
  expect(names).toEqual(['D’Alò', 'Carli', 'Avaro', 'Bello', 'D’Amico']);
  expect(meta).toEqual({
    current_page: 1,
    last_page: 1,
    per_page: 5,
    total: 5,
    counts: { DRAFT: 1, AVAIABLE: 1, PENDING: 0, SIGNED: 2, FILLED: 0, PAID: 1 },
    sum: '5842.00',
  });
});

it('gives each page its own rows', async () => {
  const first = await list('per_page=2');
  const second = await list('per_page=2&page=2');
  expect([first.names, second.names]).toEqual([
    ['D’Alò', 'Carli'],
    ['Avaro', 'Bello'],
  ]);
  expect(second.meta).toMatchObject({ current_page: 2, last_page: 3, total: 5 });
});

it('counts every status under the filter without its status', async () => {
  const { names, meta } = await list(where('status', 'eq', 'SIGNED'));
  expect(names).toEqual(['Carli', 'Bello']);
  expect(meta).toMatchObject({ total: 2, sum: '2360.00', counts: { DRAFT: 1, AVAIABLE: 1, SIGNED: 2, PAID: 1 } });
});

it.each([
  ['what comes soon to its end', where('days_left', 'lte', '7'), ['Avaro']],
  ['an exact number of days left', where('days_left', 'eq', '13'), ['Bello']],
  ['more days left than there can be', where('days_left', 'gte', '123456789012'), []],
  ['what never deletes itself', where('days_left', 'null', '1'), ['Carli', 'D’Amico']],
  ['refunds that are due', where('refund', 'eq', 'due'), ['Carli']],
  ['statements that wait for an answer', where('statement', 'eq', 'open'), ['Bello']],
  ['what no such statement waits on', where('statement', 'eq', 'none'), ['D’Alò', 'Carli', 'Avaro', 'D’Amico']],
  ['what was withdrawn', where('withdrawn_at', 'null', '0'), ['Carli']],
  ['what was declined', where('declined_at', 'null', '0'), ['Bello']],
  ['messages that failed', where('message', 'eq', 'failed'), ['Avaro']],
  ['ways of paying', where('payment_method', 'in', 'bonifico', 'carta'), ['Bello', 'D’Amico']],
  [
    'all but one way of paying, none included',
    where('payment_method', 'neq', 'carta'),
    ['D’Alò', 'Carli', 'Avaro', 'Bello'],
  ],
  ['a campaign', where('utm_source', 'eq', 'newsletter'), ['Carli']],
  ['amounts', where('total', 'lte', '1122.00'), ['Avaro']],
  ['a stretch of amounts', where('total', 'between', '1121.99', '1179.99'), ['Avaro']],
  ['a part of a name, in capitals or not', where('lastname', 'like', 'AMI'), ['D’Amico']],
  ['a day of Europe/Rome', where('paid_at', 'eq', '2026-03-01'), ['D’Amico']],
  ['a stretch of days', where('created_at', 'between', '2026-02-15', '2026-02-27'), ['Carli', 'Avaro', 'Bello']],
  ['the kind of package', where('kind', 'eq', 'rental'), []],
])('filters by %s', async (_, query, names) => {
  expect((await list(query)).names).toEqual(names);
});

it('says in the row when the withdrawal was stated that waits for an answer', async () => {
  const { data } = await list();
  expect(data.map(({ withdrawal_stated_at }) => withdrawal_stated_at)).toEqual([
    undefined,
    undefined,
    undefined,
    statedAt().toISOString(),
    undefined,
  ]);
});

it.each([
  ['days_left', ['Avaro', 'Bello', 'D’Alò']],
  ['-days_left', ['D’Alò', 'Bello', 'Avaro']],
  ['lastname', ['Avaro', 'Bello', 'Carli', 'D’Alò', 'D’Amico']],
  ['-paid_at', ['D’Amico']],
])('orders by %s', async (sort, names) => {
  expect((await list(`sort=${sort}`)).names.slice(0, names.length)).toEqual(names);
});

it('orders statuses as a contract lives through them', async () => {
  const { data } = await list('sort=status');
  expect(data.map(({ status }) => status)).toEqual(['DRAFT', 'AVAIABLE', 'SIGNED', 'SIGNED', 'PAID']);
});

it.each(['damico', 'd’amico nicolo', "NICOLÒ D'AMICO"])('finds %s, accents and apostrophes or not', async (typed) => {
  expect((await list(`search=${encodeURIComponent(typed)}`)).names).toEqual(['D’Amico']);
});

it('finds contracts by their dealer’s name and town', async () => {
  const all = (await list('')).meta.total;
  expect((await list('search=lambro')).meta.total).toBe(all);
  expect((await list('search=milano%20bello')).names).toEqual(['Bello']);
  expect((await list('search=lambro%20torino')).names).toEqual([]);
});

it('finds contracts by the make and the model of their car', async () => {
  const { data, meta } = await list('search=avenger%20jeep');
  expect([data[0]?.car_model, meta.total]).toEqual(['Jeep Avenger', (await list('')).meta.total]);
  expect((await list('search=jeep%20bello')).names).toEqual(['Bello']);
  expect((await list('search=jeep%20renegade')).names).toEqual([]);
});

it.each([
  ['a field that nobody knows', where('contract_uid', 'eq', 'x'), 'wheres.0.field'],
  ['an operator that nobody knows', where('status', 'regex', 'x'), 'wheres.0.op'],
  ['an operator that means nothing here', where('status', 'gte', 'PAID'), 'wheres.0.value'],
  ['a status that there is not', where('status', 'eq', 'OPEN'), 'wheres.0.value'],
  ['half a stretch', where('created_at', 'between', '2026-02-01'), 'wheres.0.value'],
  ['a day that there is not', where('created_at', 'gte', '2026-02-31'), 'wheres.0.value'],
  ['an instant of a year that there is not', where('created_at', 'gte', '0000-06-01T00:00:00Z'), 'wheres.0.value'],
  ['an amount that is none', where('total', 'gte', '12'), 'wheres.0.value'],
  ['an order that nobody knows', 'sort=phone', 'sort'],
])('refuses %s', async (_, query, field) => {
  const answer = await world.call({ path: `/manager/contracts?${query}`, token: manager.token });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

it('shows another dealer’s manager theirs alone, in rows, counts, search and single records', async () => {
  const { names, meta } = await list('', stranger);
  expect([names, meta.total, meta.counts?.SIGNED]).toEqual([['Foresti'], 1, 0]);
  expect((await list('search=bello', stranger)).meta).toMatchObject({ total: 0, sum: '0.00' });
  expect((await list(where('store_uid', 'eq', world.storeUid), stranger)).names).toEqual([]);
  const [own] = (await list(where('lastname', 'eq', 'Bello'))).data;
  const [foreign, unknown] = await Promise.all(
    [own?.contract_uid, 'A'.repeat(22)].map((uid) =>
      world.call({ path: `/manager/contracts/${uid}`, token: stranger.token }),
    ),
  );
  expect([foreign?.statusCode, unknown?.statusCode]).toEqual([404, 404]);
  expect(foreign?.json()).toEqual({ ...unknown?.json(), request_id: foreign?.json().request_id });
});

it('shows the operator every dealer’s, deleted ones only on demand', async () => {
  const { token } = await world.signIn(['admin']);
  const found = async (query: string) =>
    (await world.call({ path: `/admin/contracts/search?${query}`, token })).json().meta.total;
  expect(await found('')).toBe(6);
  expect(await found(where('deleted', 'eq', '1'))).toBe(1);
});

it('lets the operator read a deleted contract, and nobody act on it', async () => {
  const { token } = await world.signIn(['admin']);
  const call = (path: string, method: 'GET' | 'POST' = 'GET', body?: unknown) =>
    world.call({ method, path: `/admin/contracts/${path}`, token, body });
  const [row] = (await call(`search?${where('deleted', 'eq', '1')}`)).json().data;
  const uid: string = row.contract_uid;
  expect(row.deleted_at).toEqual(expect.any(String));

  expect((await call(uid)).json().data).toMatchObject({ fullname: row.fullname, deleted_at: row.deleted_at });
  const folders = ['events', 'documents', 'notes', 'attachments', 'verify'];
  const answers = await Promise.all(folders.map((folder) => call(`${uid}/${folder}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(folders.map(() => 200));

  const actions = await Promise.all([
    call(`${uid}/notes`, 'POST', { text: 'Perché?' }),
    call(`${uid}/resend-sms`, 'POST'),
  ]);
  expect(actions.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const dealers = await world.call({ path: `/manager/contracts/${uid}`, token: manager.token });
  expect(dealers.statusCode).toBe(404);
});

it('gives a record once, and again only when it changed', async () => {
  const [row] = (await list(where('lastname', 'eq', 'Bello'))).data;
  const path = `/manager/contracts/${row?.contract_uid}`;
  const answer = await world.call({ path, token: manager.token });
  expect(answer.json().data).toMatchObject({ fullname: 'Nicolò Bello', source: 'online', maintenance: [], otp: null });
  const etag = String(answer.headers.etag);
  const again = await world.call({ path, token: manager.token, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['', 'sort=-created_at', 'sort=car_plate', 'sort=-paid_at', 'sort=days_left', 'sort=-status', 'sort=store'])(
  'pages read from the nearer end are those of the whole list: %s',
  async (sort) => {
    const whole = (await list(`${sort}&per_page=100`)).names;
    const paged: string[] = [];
    for (let page = 1; paged.length < whole.length; page += 1)
      paged.push(...(await list(`${sort}&per_page=2&page=${page}`)).names);
    expect(paged).toEqual(whole);
    expect((await list(`${sort}&per_page=2&page=99`)).names).toEqual([]);
  },
);

test.each([
  ...['status', '-status', 'store', '-store', 'car_model', '-car_model', 'type', '-type', 'code', '-code'],
  ...['total', '-total', 'lastname', '-lastname', 'created_at', '-created_at', 'updated_at', '-updated_at'],
  ...['car_plate', 'days_left', '-sent_at', '-signed_at', '-filled_at', '-paid_at'],
])('an index gives the order by %s', async (sort) => {
  const plan = await world.platform.db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
      await tx.execute(sql.raw(`set local ${way} = off`));
    const page = unscoped(tx, 'the test looks at what is there')
      .select({ id: contracts.id })
      .from(contracts)
      .where(contractFilter({ wheres: [] }, world.clock.now()))
      .orderBy(...orderTerms(contractSorts, orderOf(contractSorts, sort)))
      .limit(12);
    return JSON.stringify((await tx.execute(sql`explain (format json) ${page.getSQL()}`)).rows);
  });
  expect(plan).toContain('Index');
  expect(plan).not.toContain('"Node Type":"Sort"');
});

test('one or two letters find what begins with them', async () => {
  expect((await list('search=am')).names).toEqual([]);
  expect((await list('search=be')).names).toEqual(['Bello']);
  expect((await list('search=zac')).meta.total).toBeGreaterThan(1);
});

it('finds a plate as it is shown, whole or begun, and none that holds its parts elsewhere', async () => {
  const [car, other] = [await newCustomer(world, plated('GX939XY')), await newCustomer(world, plated('GX349AB'))];
  await world.platform.db.read
    .update(contracts)
    .set({ search: sql`${contracts.search} || ' 939xy'` })
    .where(eq(contracts.contract_uid, other.uid));
  for (const typed of ['GX 939 XY', 'gx 939 xy', 'gx939xy', 'GX-939-XY', 'GX 939', 'GX 939 X', 'd’alò GX 939 XY']) {
    const { data } = await list(`search=${encodeURIComponent(typed)}`);
    expect([typed, data.map(({ contract_uid }) => contract_uid)]).toEqual([typed, [car.uid]]);
  }
});
