import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { allContracts } from 'shared-api/contracts';
import { contractStatuses, formatMoney, parseMoney, roles } from 'shared-api/domain';
import type { AnalyticsPeriod } from 'shared-api/entities';
import type { Entry } from 'shared-api/kernel';
import { randomContractUid } from './platform/keys';
import { type SignedIn, type TestApp, testApp } from './platform/testing';
import { plan } from './testing/random-plan';
import { makeWorld, type RandomWorld } from './testing/random-world';
import type { WorldContract } from './testing/world-contract';

/**
 * The scope, proven: random worlds in one database, so that everybody is a stranger to all worlds but one. Whatever a
 * caller asks for, nothing of another's shows, counts and sums included; what is another's and what does not exist
 * answer alike.
 */
const entries = Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
const worlds: RandomWorld[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const of = (area: '/manager' | '/account') => entries.filter(({ path }) => path.startsWith(`${area}/`));
const everyContract = () => worlds.flatMap(({ contracts }) => contracts);

/** Runs a check in a handful of worlds; earlier worlds stay as strangers. */
async function inRandomWorlds(check: (world: RandomWorld) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      const world = await makeWorld(test, planned);
      worlds.push(world);
      await check(world);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}

interface View {
  readonly world: RandomWorld;
  readonly token: string;
  /** What the caller may know of, deleted contracts left out. */
  readonly own: readonly WorldContract[];
  /** All other contracts, those of earlier worlds too; the nearest last. */
  readonly foreign: readonly WorldContract[];
}

/** @param known where the caller's own contracts are among */
function viewOf(
  known: readonly WorldContract[],
  world: RandomWorld,
  token: string,
  isOwn: (contract: WorldContract) => boolean,
): View {
  const own = known.filter((contract) => !contract.deleted && isOwn(contract));
  return { world, token, own, foreign: everyContract().filter((contract) => !own.includes(contract)) };
}

const forEachManager = (check: (view: View & { readonly storeUids: readonly string[] }) => Promise<void>) =>
  inRandomWorlds(async (world) => {
    for (const { token, storeUids } of world.managers) {
      await check({
        ...viewOf(world.contracts, world, token, ({ storeUid }) => storeUids.includes(storeUid)),
        storeUids,
      });
    }
  });

const forEachCustomer = (check: (view: View) => Promise<void>) =>
  inRandomWorlds(async (world) => {
    for (const { uid, token } of world.customers)
      await check(viewOf(world.contracts, world, token, ({ owner }) => owner === uid));
  });

async function ask(token: string, path: string, request: { method?: Entry['method']; body?: unknown } = {}) {
  // Each caller comes from an address of their own: limits of an address are no part of this.
  const answer = await test.call({ ...request, path, token, headers: { 'x-forwarded-for': addressOf(token) } });
  return { status: answer.statusCode, text: answer.body, json: () => answer.json() };
}

function addressOf(token: string): string {
  const bytes = Buffer.from(token);
  return `10.${bytes.at(-1)}.${bytes.at(-2)}.${bytes.at(-3)}`;
}

function expectNoTraces(text: string, foreign: readonly WorldContract[]): void {
  const found = foreign.flatMap(({ traces }) => traces).filter((trace) => text.includes(trace));
  expect(found).toEqual([]);
}

/** What a refusal says, without what is different each time. */
function said({ status, text }: { status: number; text: string }) {
  return { status, text: text.replace(/"request_id":"[^"]*"/, '') };
}

/** A body that passes the schema, so that it is the row that decides. */
const bodies: Readonly<Record<string, unknown>> = {
  'resend-sms': undefined,
  update: { association_code: 'X1' },
  'mark-as-payed': {
    amount: '122.00',
    paid_at: '2026-03-02T09:00:00Z',
    reference: 'R',
    payment_method: 'bonifico',
  },
  payment: { amount: '122.00', paid_at: '2026-03-02T09:00:00Z', reference: 'R', reason: 'Prova' },
  'mark-as-refunded': { amount: '122.00', refunded_at: '2026-03-02T09:00:00Z', reference: 'R' },
  delete: { reason: 'Prova' },
  close: { outcome: 'kept', note: 'Prova' },
  notes: { text: 'Prova' },
  done: { date: '2026-03-01', km: 2_000 },
  sign: { terms: true, clauses: true, general: true, marketing: false, survey: false },
  'confirm-otp': { otp_code: '123456' },
  'payment-method': { payment_method: 'bonifico' },
  decline: { reason: 'Prova' },
  withdraw: {},
};

function requestFor(entry: Entry, uid: string) {
  const path = entry.path.replace('{contract_uid}', uid).replace('{n}', '1').replace('{id}', randomUUID());
  const body = entry.method === 'GET' ? undefined : bodies[entry.path.split('/').at(-1) ?? ''];
  return { path, method: entry.method, ...(body === undefined ? {} : { body }) };
}

async function expectStrangersContractsUnknown(area: '/manager' | '/account', token: string, foreign: WorldContract) {
  const unknown = randomContractUid();
  for (const entry of of(area).filter(({ path }) => path.includes('{contract_uid}'))) {
    const [theirs, none] = [requestFor(entry, foreign.uid), requestFor(entry, unknown)];
    const answers = [await ask(token, theirs.path, theirs), await ask(token, none.path, none)].map(said);
    expect({ entry: entry.path, ...answers[0] }).toEqual({ entry: entry.path, ...answers[1] });
    expect(answers[0]?.status).toBeGreaterThanOrEqual(404);
  }
}

const sum = (contracts: readonly WorldContract[]) =>
  (contracts.reduce((cents, { totalCents }) => cents + totalCents, 0) / 100).toFixed(2);

const uidsOf = (rows: readonly { contract_uid: string }[]) => rows.map(({ contract_uid }) => contract_uid).sort();

async function expectNothingFound(token: string, lists: readonly string[], foreign: readonly WorldContract[]) {
  for (const trace of foreign.flatMap(({ traces }) => traces)) {
    for (const list of lists) {
      const found = await ask(token, `${list}?search=${encodeURIComponent(trace)}`);
      expect([list, found.json().meta.total]).toEqual([list, 0]);
    }
  }
}

/** The same call for a stranger's store and for one that never was. */
async function expectSameForStranger(token: string, path: (storeUid: string) => string, stranger: string) {
  const [theirs, none] = [await ask(token, path(stranger)), await ask(token, path(randomUUID()))];
  expect(said(theirs)).toEqual(said(none));
}

/** What of a period's contracts is not deleted since: the list's rows. */
function standing({ count, price, deleted }: AnalyticsPeriod) {
  const cents = (parseMoney(price) ?? 0) - (parseMoney(deleted.price) ?? 0);
  return { count: count - deleted.count, price: formatMoney(cents) };
}

describe('a manager', () => {
  it('finds, counts, adds up and exports the contracts of own stores, and no other', () =>
    forEachManager(async ({ token, own, foreign }) => {
      const list = await ask(token, '/manager/contracts?per_page=100');
      const { data, meta } = list.json();
      expect(uidsOf(data)).toEqual(own.map(({ uid }) => uid).sort());
      expect(meta.total).toBe(own.length);
      for (const status of contractStatuses) {
        expect(meta.counts[status] ?? 0).toBe(own.filter((contract) => contract.status === status).length);
      }
      expect((await ask(token, '/manager/contracts?search=Comune')).json().meta.total).toBe(own.length);

      const csv = await ask(token, '/manager/contracts/export?format=csv');
      expect(csv.text.trim().split('\n')).toHaveLength(own.length + 1);

      const analytics = await ask(token, '/manager/contracts/analytics');
      expect(standing(analytics.json().data.monthly)).toEqual({ count: own.length, price: sum(own) });
      const byStore: { count: number }[] = analytics.json().data.splits.store;
      expect(byStore.reduce((count, row) => count + row.count, 0)).toBe(analytics.json().data.monthly.count);

      expect((await ask(token, '/manager/customers?per_page=100')).json().meta.total).toBe(own.length);
      const sent = await ask(token, '/manager/messages?per_page=100');
      expect(sent.json().meta.total).toBe(own.filter(({ hasSms }) => hasSms).length);

      const bell = await ask(token, '/account/notifications?per_page=100');
      for (const { text } of [list, csv, analytics, sent, bell]) expectNoTraces(text, foreign);
    }));

  it('finds nothing by what a stranger’s contract holds, nor by filtering for a stranger’s dealer', () =>
    forEachManager(async ({ token, foreign, storeUids }) => {
      await expectNothingFound(
        token,
        ['/manager/contracts', '/manager/customers', '/manager/messages'],
        foreign.slice(-2),
      );
      const stranger = foreign.findLast(({ storeUid }) => !storeUids.includes(storeUid))?.storeUid ?? randomUUID();
      const filter = (uid: string) => `wheres[0][field]=store_uid&wheres[0][op]=eq&wheres[0][value]=${uid}`;
      await expectSameForStranger(token, (uid) => `/manager/contracts?${filter(uid)}`, stranger);
      await expectSameForStranger(token, (uid) => `/manager/contracts/export?${filter(uid)}`, stranger);
      await expectSameForStranger(token, (uid) => `/manager/contracts/analytics?store_uid=${uid}`, stranger);
    }));

  it('sees own stores only, and cannot tell a stranger’s from one that is not there', () =>
    forEachManager(async ({ world, token, storeUids }) => {
      const { data, meta } = (await ask(token, '/manager/stores?per_page=100')).json();
      expect(data.map(({ store_uid }: { store_uid: string }) => store_uid).sort()).toEqual([...storeUids].sort());
      expect(meta.total).toBe(storeUids.length);

      const stranger = world.stores.find(({ uid }) => !storeUids.includes(uid))?.uid ?? randomUUID();
      await expectSameForStranger(token, (uid) => `/manager/stores/${uid}`, stranger);
      await expectSameForStranger(token, (uid) => `/manager/stores/${uid}/notifications`, stranger);
    }));

  it('cannot tell a stranger’s contract from one that is not there, whatever the call', () =>
    forEachManager(async ({ token, foreign, storeUids }) => {
      const stranger = foreign.findLast(({ storeUid }) => !storeUids.includes(storeUid));
      if (stranger) await expectStrangersContractsUnknown('/manager', token, stranger);
    }));

  it('hears of a stranger’s contract on the same car only that there is one', () =>
    forEachManager(async ({ world, token, own }) => {
      for (const contract of world.contracts.slice(0, 3)) {
        const { vin, traces } = contract;
        const answer = await ask(token, '/manager/vin-service', { method: 'POST', body: { vin } });
        const told = traces.some((trace) => trace !== vin && answer.text.includes(trace));
        expect(told).toBe(own.includes(contract));
      }
    }));
});

describe('a customer', () => {
  it('finds and counts their own contracts, and no other', () =>
    forEachCustomer(async ({ token, own, foreign }) => {
      const list = await ask(token, '/account/contracts?per_page=100');
      expect(uidsOf(list.json().data)).toEqual(own.map(({ uid }) => uid).sort());
      expect(list.json().meta.total).toBe(own.length);
      expectNoTraces(list.text, foreign);
      await expectNothingFound(token, ['/account/contracts'], foreign.slice(-2));
      for (const path of ['/account', '/account/notifications', '/account/privacy', '/account/views', '/assets']) {
        expectNoTraces((await ask(token, path)).text, foreign);
      }
    }));

  it('cannot tell a stranger’s contract from one that is not there, whatever the call', () =>
    forEachCustomer(async ({ token, foreign }) => {
      const stranger = foreign.at(-1);
      if (stranger) await expectStrangersContractsUnknown('/account', token, stranger);
    }));
});

describe('an admin', () => {
  const forEachAdmin = (check: (view: View) => Promise<void>) =>
    inRandomWorlds(async (world) => {
      const { token } = await test.signIn(['admin']);
      await check(viewOf(everyContract(), world, token, () => true));
    });

  it('counts, adds up and exports the contracts of every dealer, the deleted ones left out', () =>
    forEachAdmin(async ({ token, own }) => {
      const { meta } = (await ask(token, '/admin/contracts/search')).json();
      expect([meta.total, meta.sum]).toEqual([own.length, sum(own)]);
      for (const status of contractStatuses) {
        expect(meta.counts[status] ?? 0).toBe(own.filter((contract) => contract.status === status).length);
      }
      const csv = await ask(token, '/admin/contracts/export?format=csv');
      expect(csv.text.trim().split('\n')).toHaveLength(own.length + 1);
      const analytics = await ask(token, '/admin/contracts/analytics');
      expect(standing(analytics.json().data.monthly)).toEqual({ count: own.length, price: sum(own) });
    }));

  it('finds each contract by what it holds, whoever’s it is', () =>
    forEachAdmin(async ({ world, token }) => {
      for (const { uid, deleted, traces } of world.contracts) {
        const found = await ask(token, `/admin/contracts/search?search=${encodeURIComponent(traces[0] ?? '')}`);
        expect(uidsOf(found.json().data)).toEqual(deleted ? [] : [uid]);
      }
    }));

  it('reads each dealer, and every person with the contracts and dealers that are theirs', () =>
    forEachAdmin(async ({ world, token }) => {
      const dealers = worlds.flatMap(({ stores }) => stores);
      expect((await ask(token, '/admin/stores/search')).json().meta.total).toBe(dealers.length);
      for (const { uid } of world.customers) {
        const bought = world.contracts.filter(({ owner, deleted }) => owner === uid && !deleted);
        const found = (await ask(token, `/admin/users/${uid}/contracts?per_page=100`)).json();
        expect([uidsOf(found.data), found.meta.sum]).toEqual([bought.map((one) => one.uid).sort(), sum(bought)]);
      }
      for (const { uid, storeUids } of world.managers) {
        const { data } = (await ask(token, `/admin/users/${uid}/stores?per_page=100`)).json();
        expect(data.map(({ store_uid }: { store_uid: string }) => store_uid).sort()).toEqual([...storeUids].sort());
      }
    }));

  it('who is a manager too sees own stores only in the manager’s area', () =>
    inRandomWorlds(async (world) => {
      const [dealer] = world.stores;
      const { token } = await test.signIn(['admin', 'manager'], dealer === undefined ? [] : [dealer.uid]);
      const own = world.contracts.filter(({ storeUid, deleted }) => storeUid === dealer?.uid && !deleted);
      const asManager = (await ask(token, '/manager/contracts?per_page=100')).json();
      expect(uidsOf(asManager.data)).toEqual(own.map(({ uid }) => uid).sort());
      const all = everyContract().filter(({ deleted }) => !deleted).length;
      expect((await ask(token, '/admin/contracts/search')).json().meta.total).toBe(all);
    }));
});

describe('a role', () => {
  const mayCall: Readonly<Record<string, readonly string[]>> = {
    user: ['user'],
    manager: ['manager'],
    admin: ['admin'],
    staff: ['manager', 'admin'],
  };

  it.each(roles)('of %s alone opens its own calls and no others', async (role) => {
    const { token }: SignedIn = await test.signIn([role]);
    for (const entry of entries) {
      const allowed = mayCall[entry.access];
      if (allowed === undefined) continue;
      const path = entry.path.replace(/\{\w+\}/g, 'qualcuno');
      const { status } = await ask(token, path, { method: entry.method });
      expect({ entry: `${entry.method} ${entry.path}`, forbidden: status === 403 }).toEqual({
        entry: `${entry.method} ${entry.path}`,
        forbidden: !allowed.includes(role),
      });
    }
  });

  it('is asked for by every call that is not for anybody', async () => {
    const closed = entries.filter(({ access }) => !['anybody', 'demo', 'provider'].includes(access));
    for (const entry of closed) {
      const path = entry.path.replace(/\{\w+\}/g, 'qualcuno');
      expect([path, (await test.call({ path, method: entry.method })).statusCode]).toEqual([path, 401]);
    }
  });
});
