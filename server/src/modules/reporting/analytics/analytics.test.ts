import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { formatMoney, parseMoney } from 'shared-api/domain';
import { type Analytics, type AnalyticsPeriod, analyticsPeriods } from 'shared-api/entities';
import { unscoped } from '../../../platform/db';
import { auditLog, stores } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { contracts } from '../../contracts';
import {
  type CopyChange,
  contractWorld,
  copyContract,
  newCustomer,
  storedContract,
  type World,
} from '../../contracts/testing';
import { storeRow } from '../../stores/testing/store-rows';
import { funnelEvents } from '../../telemetry';

let world: World;
let uid: string;
let manager: SignedIn;
let foreignStore: string;
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  foreignStore = foreign.store_uid;
  await world.platform.db.read.insert(stores).values(foreign);
  manager = await world.signIn(['manager'], [world.storeUid]);
  uid = (await newCustomer(world)).uid;
});
afterAll(() => world.close());

async function analytics(query = '', path = '/manager', { token } = manager): Promise<Analytics> {
  const answer = await world.call({ path: `${path}/contracts/analytics${query}`, token });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function listed(basis: string, { from, to }: AnalyticsPeriod, isOver: boolean) {
  // What ends at a midnight holds everything before it.
  const last = isOver ? new Date(Date.parse(to) - 1).toISOString() : to;
  const kept = basis === 'paid' ? '&wheres[1][field]=withdrawn_at&wheres[1][op]=null' : '';
  const where = `wheres[0][field]=${basis}_at&wheres[0][op]=between&wheres[0][value][]=${from}&wheres[0][value][]=${last}${kept}`;
  const answer = await world.call({ path: `/manager/contracts?${where}`, token: manager.token });
  return answer.json().meta;
}

const longAgo = new Date('2020-01-01T10:00:00Z');

/** Replaces all contracts: the others are deleted, and made in another time, since what was created counts for ever. */
async function keep(changes: readonly CopyChange[]): Promise<void> {
  const { read } = world.platform.db;
  const first = await storedContract(world, uid);
  const kept = await copyContract(world, uid, changes);
  const ids = new Set([first.id, ...kept.map((row) => row.id)]);
  for (const row of await unscoped(read, 'the test looks at what is there')
    .select({ id: contracts.id })
    .from(contracts)) {
    const gone = !ids.has(row.id) || row.id === first.id;
    if (gone)
      await read.update(contracts).set({ created_at: longAgo, deleted_at: longAgo }).where(eq(contracts.id, row.id));
  }
}

const within = (days: number) =>
  fc.integer({ min: -days * 86_400, max: 0 }).map((seconds) => new Date(world.clock.now().getTime() + seconds * 1_000));
const paid = (at: Date, change: CopyChange = {}): CopyChange => ({
  status: 'PAID',
  created_at: at,
  signed_at: at,
  paid_at: at,
  amount_cents: 118_000,
  payment_method: 'bonifico',
  deleted_at: null,
  ...change,
});

test('a period’s days add up to it, and without what is deleted it is what the list shows', async () => {
  const some = fc.record({ at: within(100), deleted: fc.boolean(), foreign: fc.boolean(), withdrawn: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(some, { maxLength: 12 }),
      fc.constantFrom('created', 'signed', 'paid'),
      async (rows, basis) => {
        await keep(
          rows.map(({ at, deleted, foreign, withdrawn }) =>
            paid(at, {
              deleted_at: deleted ? at : null,
              withdrawn_at: withdrawn ? at : null,
              ...(foreign ? { store_uid: foreignStore } : {}),
            }),
          ),
        );
        const found = await analytics(`?basis=${basis}`);
        for (const name of analyticsPeriods) {
          const period = found[name];
          const sum = (read: (day: AnalyticsPeriod['series'][number]) => number) =>
            period.series.reduce((total, day) => total + read(day), 0);
          expect(sum((day) => day.count)).toBe(period.count);
          expect(sum((day) => parseMoney(day.price) ?? 0)).toBe(parseMoney(period.price));
          const meta = await listed(basis, period, name.startsWith('last'));
          const cents = (parseMoney(period.price) ?? 0) - (parseMoney(period.deleted.price) ?? 0);
          expect([period.count - period.deleted.count, formatMoney(cents)]).toEqual([meta.total, meta.sum]);
          if (basis !== 'created') expect(period.deleted.count).toBe(0);
        }
        for (const split of Object.values(found.splits)) {
          expect(split.reduce((total, { count }) => total + count, 0)).toBe(found.monthly.count);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test('the change is measured against the same stretch, and is nothing from zero', async () => {
  // The clock stands on Monday 2 March 2026, 11:00 in Roma: the stretch before is Monday 23 February until 11:00.
  await keep([
    paid(new Date('2026-03-02T09:00:00Z')),
    paid(new Date('2026-03-02T09:30:00Z')),
    paid(new Date('2026-02-23T10:00:00Z')),
    paid(new Date('2026-02-23T10:30:00Z')),
    paid(new Date('2026-02-25T10:00:00Z')),
  ]);
  const { weekly, last_week, monthly } = await analytics();
  expect([weekly.count, weekly.price, weekly.change]).toEqual([2, '2360.00', { count: 100, price: 100 }]);
  expect([last_week.count, last_week.change.count]).toEqual([3, null]);
  expect(monthly.series).toEqual([
    { date: '2026-03-01', count: 0, price: '0.00' },
    { date: '2026-03-02', count: 2, price: '2360.00' },
  ]);
});

test('what was created counts when it is deleted, told apart, now and in the stretch before', async () => {
  const [monday, before] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-02-23T09:00:00Z')];
  await keep([
    { created_at: monday, deleted_at: monday },
    paid(monday),
    { created_at: before, deleted_at: monday },
    { created_at: before, deleted_at: monday },
  ]);
  const { weekly, splits } = await analytics('?period=weekly');
  expect([weekly.count, weekly.deleted]).toEqual([2, { count: 1, price: '1180.00' }]);
  expect([weekly.before.count, weekly.change.count]).toEqual([2, 0]);
  expect(splits.status.map(({ label, count }) => [label, count])).toEqual([
    ['Eliminato', 1],
    ['PAGATO', 1],
  ]);
  const signed = await analytics('?basis=signed');
  expect([signed.weekly.count, signed.weekly.before.count]).toEqual([1, 0]);
});

test('the change is computed from exactly the base that is told beside it', async () => {
  const at = within(70);
  await fc.assert(
    fc.asyncProperty(fc.array(at, { minLength: 1, maxLength: 12 }), async (times) => {
      await keep(times.map((time) => paid(time)));
      const found = await analytics();
      for (const name of analyticsPeriods) {
        const { count, change, before } = found[name];
        expect(change.count).toBe(
          before.count === 0 ? null : Math.round(((count - before.count) / before.count) * 1_000) / 10,
        );
        expect(before.series.reduce((sum, day) => sum + day.count, 0)).toBe(before.count);
      }
    }),
    { numRuns: 6 },
  );
});

test('any days have their own figures, splits and funnel, against the days before or the year before', async () => {
  await keep([
    paid(new Date('2026-02-10T10:00:00Z'), { source: 'manager' }),
    paid(new Date('2026-02-11T10:00:00Z'), { source: 'manager', store_uid: foreignStore }),
    paid(new Date('2026-02-12T22:59:00Z'), { source: 'manager' }),
    paid(new Date('2026-02-08T10:00:00Z')),
    paid(new Date('2025-02-11T10:00:00Z')),
    paid(new Date('2025-02-12T10:00:00Z')),
    paid(new Date('2025-02-12T11:00:00Z')),
  ]);
  const days = 'from=2026-02-10&to=2026-02-12';
  const before = await analytics(`?${days}`);
  expect(before.chosen).toMatchObject({ count: 2, from: '2026-02-09T23:00:00.000Z', to: '2026-02-12T23:00:00.000Z' });
  expect(before.chosen?.series.map(({ count }) => count)).toEqual([1, 0, 1]);
  expect([before.chosen?.before.count, before.chosen?.change.count]).toEqual([1, 100]);
  expect(before.splits.store.map(({ count }) => count)).toEqual([2]);
  expect(before.desk).toEqual({ created: 2, signed: 2, paid: 2 });

  const year = await analytics(`?${days}&compare=year`);
  expect([year.chosen?.before.count, year.chosen?.change.count]).toEqual([3, -33.3]);
  expect(year.last_month.before.from).toBe('2025-01-31T23:00:00.000Z');
  expect(await analytics()).not.toHaveProperty('chosen');
});

test('days that cannot be are refused at their field', async () => {
  const refused = async (query: string) => {
    const answer = await world.call({ path: `/manager/contracts/analytics?${query}`, token: manager.token });
    expect(answer.statusCode).toBe(422);
    return answer.json().errors;
  };
  expect(await refused('from=2026-02-10')).toEqual({ to: ['Campo obbligatorio.'] });
  expect(await refused('to=2026-02-10')).toEqual({ from: ['Campo obbligatorio.'] });
  expect(await refused('from=2026-02-10&to=2026-02-09')).toEqual({
    to: ['L’ultimo giorno non può essere prima del primo.'],
  });
  expect(await refused('from=2024-01-01&to=2026-01-02')).toEqual({ to: ['Si possono chiedere al massimo due anni.'] });
  expect(await refused('from=2026-13-40&to=2026-14-01')).toHaveProperty('from');
  expect(await refused('from=2026-03-03&to=2026-03-05')).toEqual({ from: ['La data non può essere nel futuro.'] });
});

test('splits say for people what they are split by', async () => {
  await keep([
    paid(world.clock.now(), { utm_source: 'newsletter' }),
    paid(world.clock.now()),
    paid(world.clock.now(), { store_uid: foreignStore }),
  ]);
  const all = { count: 2, price: '2360.00' };
  const half = { count: 1, price: '1180.00' };
  expect((await analytics('?period=weekly')).splits).toEqual({
    status: [{ key: 'PAID', label: 'PAGATO', ...all }],
    store: [{ key: world.storeUid, label: 'Autocentro Lambro', ...all }],
    type: [{ key: 'completo', label: 'Garanzia e manutenzione', ...all }],
    utm_source: [
      { key: 'newsletter', label: 'newsletter', ...half },
      { key: null, label: 'Senza campagna', ...half },
    ],
  });
  expect((await analytics(`?store_uid=${foreignStore}`)).monthly.count).toBe(0);
});

test('a manager’s funnel is what own customers signed and paid; the operator’s begins with the visits', async () => {
  await keep([]);
  const customer = await newCustomer(world);
  await customer.sign();
  const step = { step: 'search' as const, created_at: world.clock.now() };
  await world.platform.db.read
    .insert(funnelEvents)
    .values(['one', 'one', 'two'].map((session) => ({ ...step, id: randomUUID(), session })));
  expect((await analytics()).funnel).toEqual([
    { step: 'signed', count: 1 },
    { step: 'paid', count: 0 },
  ]);
  const admin = await world.signIn(['admin']);
  const { funnel } = await analytics('', '/admin', admin);
  // What was signed is no visit: none but what was seen is counted.
  expect(funnel.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 1, 0]);
  await world.platform.db.read
    .insert(funnelEvents)
    .values({ step: 'store', created_at: world.clock.now(), id: randomUUID(), session: 'two' });
  // Who chose a dealer has seen packages, even where that was not told.
  const seen = (await analytics('', '/admin', admin)).funnel;
  expect(seen.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0, 1, 0]);
  const stranger = await world.signIn(['manager'], [foreignStore]);
  expect((await analytics('', '/manager', stranger)).funnel.every(({ count }) => count === 0)).toBe(true);
});

test('the visitors’ funnel has only what visitors made; what dealers and accounts made stands apart', async () => {
  const at = world.clock.now();
  await keep([]);
  const online = await newCustomer(world);
  await online.sign();
  const signed = await storedContract(world, online.uid);
  await copyContract(world, uid, [
    paid(at, { source: 'manager', signed_at: at }),
    paid(at, { source: 'manager', withdrawn_at: at }),
    { source: 'account', status: 'SIGNED', created_at: at, signed_at: at, deleted_at: null },
    { source: 'manager', created_at: at, deleted_at: at },
  ]);
  expect(signed.source).toBe('online');
  const found = await analytics('?period=weekly');
  expect(found.funnel).toEqual([
    { step: 'signed', count: 1 },
    { step: 'paid', count: 0 },
  ]);
  expect(found.desk).toEqual({ created: 4, signed: 3, paid: 1 });
});

test('the operator’s file holds what the page shows, and who took it is written down', async () => {
  await keep([paid(world.clock.now(), { utm_source: '=cmd()' }), paid(world.clock.now(), { store_uid: foreignStore })]);
  const admin = await world.signIn(['admin']);
  const shown = await analytics('?period=weekly', '/admin', admin);
  const answer = await world.call({ path: '/admin/contracts/analytics/export?period=weekly', token: admin.token });
  expect(answer.statusCode).toBe(200);
  const [heading, ...lines] = answer.body.replace('\ufeff', '').trim().split('\r\n');
  expect(heading).toBe('part;period;key;label;count;price');
  expect(lines.slice(0, 5)).toEqual([
    'period;weekly;weekly;Questa settimana;2;2360,00',
    'period;last_week;last_week;Settimana scorsa;0;0,00',
    'period;monthly;monthly;Questo mese;2;2360,00',
    `period;last_month;last_month;Mese scorso;${shown.last_month.count};${shown.last_month.price.replace('.', ',')}`,
    'series;weekly;2026-03-02;02/03/2026;2;2360,00',
  ]);
  expect(lines).toContain(`store;weekly;${world.storeUid};Autocentro Lambro;1;1180,00`);
  expect(lines).toContain("utm_source;weekly;'=cmd();'=cmd();1;1180,00");
  expect(lines.at(-5)).toBe(`funnel;weekly;signed;Contratti firmati;${shown.funnel.at(-2)?.count};`);
  expect(lines.at(-1)).toBe(`desk;weekly;paid;Di questi canali, pagati;${shown.desk.paid};`);
  expect(Number(answer.headers['x-total-rows'])).toBe(lines.length);
  const path = '/admin/contracts/analytics/export?period=weekly&headings=words';
  const ofPeople = await world.call({ path, token: admin.token });
  expect(answer.headers['content-disposition']).toContain('"analisi-weekly-2026-03-02.csv"');
  expect(ofPeople.headers['content-disposition']).toContain('"analisi-questa-settimana-2026-03-02.csv"');
  const inWords = ofPeople.body.replace('\ufeff', '').trim().split('\r\n');
  expect(inWords).toHaveLength(lines.length + 1);
  expect(inWords[0]).toBe('Sezione;Periodo;Voce;Numero;Somma dei totali');
  expect(inWords).toContain('Totali;Questa settimana;Questa settimana;2;2360,00');
  expect(inWords).toContain('Per giorno;Questa settimana;02/03/2026;2;2360,00');
  expect(inWords).toContain('Per dealer;Questa settimana;Autocentro Lambro;1;1180,00');
  const written = async () => (await world.platform.db.read.select().from(auditLog)).at(-1);
  const last = await written();
  expect(last).toMatchObject({ action: 'analytics.exported', actor_uid: admin.uid, data: { period: 'weekly' } });

  const days = 'from=2026-03-01&to=2026-03-02';
  const ofDays = await world.call({ path: `/admin/contracts/analytics/export?${days}`, token: admin.token });
  expect(ofDays.headers['content-disposition']).toContain('analisi-2026-03-01-2026-03-02.csv');
  expect(ofDays.body).toContain('period;chosen;chosen;Periodo scelto;2;2360,00');
  expect(ofDays.body).toContain('series;chosen;2026-03-02;02/03/2026;2;2360,00');
  expect(await written()).toMatchObject({ data: { from: '2026-03-01', to: '2026-03-02' } });
});
