import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Store } from 'shared-api/entities';
import { auditLog, users } from '../../../platform/db/schema';
import type { SignedIn, TestRequest } from '../../../platform/testing';
import { dealerTasks } from '../../after-sale';
import { contracts } from '../../contracts';
import { type CopyChange, contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
});
// Sessions are short: each test has its own operator.
beforeEach(async () => {
  admin = await world.signIn(['admin']);
});
afterAll(() => world.close());

const dealer = {
  name: 'Ticino Auto',
  code: 'PV-001',
  address: 'viale Cremona 4',
  city: 'Pavia',
  province: 'PV',
  zip_code: '27100',
  phone: '0382 123456',
};
let made = 0;

function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, rest: Pick<TestRequest, 'body' | 'headers'> = {}) {
  return world.call({ method, path: `/admin/stores/${path}`, token: admin.token, ...rest });
}
const get = (uid: string) => world.call({ path: `/admin/stores/${uid}`, token: admin.token });

/** A store of its own for each test. */
async function newStore(change: object = {}): Promise<Store> {
  made += 1;
  const answer = await send('POST', 'create', { body: { ...dealer, code: `PV-1${made}`, ...change } });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

test('a store is made with what it is told, off line until it is ready', async () => {
  const body = {
    ...dealer,
    lat: 45.18,
    lng: 9.16,
    iban: 'it60 X054 2811 1010 0000 0123 456',
    payments_methods: ['carta', 'bonifico'],
  };
  const answer = await send('POST', 'create', { body });
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Dealer creato.']);
  expect(answer.json().data).toMatchObject({
    ...body,
    iban: 'IT60X0542811101000000123456',
    active: true,
    online_enabled: false,
    visible: true,
    country: 'IT',
    managers: [],
    version: 1,
  });
  const found = await world.call({ path: '/public/dealers?search=ticino', token: admin.token });
  expect(found.json().data).toEqual([]);
});

test('a call sent again makes no second store', async () => {
  const request = { body: { ...dealer, code: 'PV-2' }, headers: { 'idempotency-key': 'abcdefghijklmnopqrstuv' } };
  const [first, again] = [await send('POST', 'create', request), await send('POST', 'create', request)];
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test.each([
  [{ code: 'CODICE' }, 'code'],
  [{ iban: 'IT61X0542811101000000123456' }, 'iban'],
  [{ lat: 45 }, 'lng'],
  [{ lng: 9 }, 'lat'],
  [
    {
      opening_hours: {
        mon: [
          { from: '14:00', to: '18:00' },
          { from: '08:00', to: '12:00' },
        ],
      },
    },
    'opening_hours',
  ],
  [{ thumbnail: randomUUID() }, 'thumbnail'],
  [{ payments_methods: ['contanti'] }, 'payments_methods.0'],
  [{ address_info: 'a\0b' }, 'address_info'],
  [{ version: 3 }, 'version'],
])('%j is refused on its field, and nothing is made', async (change, field) => {
  await newStore({ code: 'CODICE' }).catch(() => undefined);
  const answer = await send('POST', 'create', { body: { ...dealer, name: 'Rifiutata', code: 'PV-9', ...change } });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  const found = await world.call({ path: '/admin/stores/search?search=rifiutata', token: admin.token });
  expect(found.json().meta.total).toBe(0);
});

test.each(['', '/update'])('PATCH %s changes what it is told and keeps the rest', async (twin) => {
  const store = await newStore({ lat: 45.18, lng: 9.16 });
  const body = { name: 'Ticino Motori', visible: false, payments_methods: ['bonifico'], lat: null, lng: null };
  const answer = await send('PATCH', `${store.store_uid}${twin}`, { body });
  expect(answer.statusCode).toBe(202);
  expect((await get(store.store_uid)).json().data).toEqual({ ...store, ...body, version: 2 });
  const [last] = (await world.platform.db.read.select().from(auditLog)).slice(-1);
  expect(last).toMatchObject({
    actor: 'admin',
    actor_uid: admin.uid,
    action: 'stores.updated',
    subject_id: store.store_uid,
  });
});

test('a code that another store has is refused, and half a place too', async () => {
  const [first, second] = [await newStore(), await newStore({ lat: 45, lng: 9 })];
  const code = await send('PATCH', second.store_uid, { body: { code: first.code } });
  const place = await send('PATCH', second.store_uid, { body: { lat: null } });
  const otherCase = await send('PATCH', second.store_uid, { body: { code: first.code.toLowerCase() } });
  expect(first.code).not.toBe(first.code.toLowerCase());
  expect([code.json().errors.code, otherCase.json().errors.code, place.json().errors.lat]).toEqual([
    ['Un altro dealer ha già questo codice.'],
    ['Un altro dealer ha già questo codice.'],
    [expect.stringContaining('latitudine e longitudine')],
  ]);
});

test('who comes second with the same record is told', async () => {
  const store = await newStore();
  const { etag } = (await get(store.store_uid)).headers;
  const headers = { 'if-match': String(etag) };
  await send('PATCH', store.store_uid, { body: { city: 'Voghera' }, headers });
  expect((await send('PATCH', store.store_uid, { body: { city: 'Vigevano' }, headers })).statusCode).toBe(412);
  expect((await send('DELETE', `${store.store_uid}/destroy`, { headers })).statusCode).toBe(412);
});

test('a destroyed store is gone for everybody, and its code is free again', async () => {
  const store = await newStore();
  const manager = await world.signIn(['manager'], [store.store_uid]);
  expect((await send('DELETE', `${store.store_uid}/destroy`)).statusCode).toBe(204);
  expect((await get(store.store_uid)).statusCode).toBe(404);
  expect((await send('DELETE', `${store.store_uid}/destroy`)).statusCode).toBe(404);
  expect((await world.call({ path: '/manager/stores', token: manager.token })).json().meta.total).toBe(0);
  expect((await newStore({ code: store.code })).code).toBe(store.code);
});

describe('a store with contracts', () => {
  const paid = {
    status: 'PAID',
    signed_at: new Date('2026-03-01T10:00:00Z'),
    paid_at: new Date('2026-03-01T10:00:00Z'),
    amount_cents: 118_000,
    payment_method: 'bonifico',
  } as const;
  /** Of 36 months, so that the last day that it covers was yesterday. */
  const over = { ...paid, signed_at: new Date('2023-03-02T10:00:00Z') };

  const live = async (uid: string) => (await get(`${uid}/live-contracts`)).json().data.count;
  const destroy = (uid: string) => send('DELETE', `${uid}/destroy`);
  const change = (changes: Partial<typeof contracts.$inferInsert>, { id }: { readonly id: string }) =>
    world.platform.db.read.update(contracts).set(changes).where(eq(contracts.id, id));

  /** A store of its own with such contracts. */
  async function storeWith(...changes: readonly CopyChange[]) {
    const { store_uid } = await newStore();
    const { uid } = await newCustomer(world);
    const copies = await copyContract(
      world,
      uid,
      changes.map((one) => ({ ...one, store_uid })),
    );
    const [first] = copies;
    if (first === undefined) throw new Error('A contract is needed');
    return { uid: store_uid, first };
  }

  test('stays while one is alive, and says what to do instead', async () => {
    const { uid, first } = await storeWith({}, paid);
    expect(await live(uid)).toBe(2);
    const both = await destroy(uid);
    expect([both.statusCode, both.json().code, both.json().message]).toEqual([
      422,
      'status',
      expect.stringMatching(/^2 contratti hanno ancora bisogno di questo dealer.*spostare i contratti/),
    ]);
    await change({ deleted_at: world.clock.now() }, first);
    expect((await destroy(uid)).json().message).toMatch(/^Un contratto ha ancora bisogno/);
  });

  test('counts whatever lives to the last day that it covers, or owes money', async () => {
    const signedOn = (day: string) => ({ ...paid, signed_at: new Date(`${day}T10:00:00Z`) });
    const withdrawn = { ...paid, withdrawn_at: world.clock.now(), refund_due_at: world.clock.now() };
    const { uid } = await storeWith(
      over,
      // Its last day is today.
      signedOn('2023-03-03'),
      // Of 36 months from a 29th of February on: over since the 27th, three years later.
      { ...over, signed_at: new Date('2020-02-29T10:00:00Z') },
      withdrawn,
      { ...withdrawn, refunded_at: world.clock.now() },
      { ...paid, status: 'SIGNED', paid_at: null, amount_cents: null },
    );
    expect(await live(uid)).toBe(3);
  });

  test('goes once all are over, and its contracts still tell of it', async () => {
    const { uid, first } = await storeWith(over);
    expect(await live(uid)).toBe(0);
    expect((await destroy(uid)).statusCode).toBe(204);
    expect((await get(`${uid}/live-contracts`)).statusCode).toBe(404);
    const kept = await world.call({ path: `/admin/contracts/${first.contract_uid}`, token: admin.token });
    expect(kept.json().data.store.name).toBe('Autocentro Lambro');
  });

  test('is needed by a paid one to the last day that it covers, with or without services', async () => {
    const { uid, first } = await storeWith({ ...paid, mantenance_number: 0 });
    expect(await live(uid)).toBe(1);
    expect((await destroy(uid)).statusCode).toBe(422);
    await change({ signed_at: new Date('2023-03-03T10:00:00Z') }, first);
    expect(await live(uid)).toBe(1);
    await change({ signed_at: over.signed_at }, first);
    expect(await live(uid)).toBe(0);
  });

  test('is needed while one that is over has a request, a task or a refund open', async () => {
    const { read } = world.platform.db;
    const { uid, first } = await storeWith(over);
    const at = world.clock.now();
    const owner = await world.signIn(['user']);
    await change({ user_uid: owner.uid }, first);
    const ask = (below: string, body: object) =>
      world.call({
        method: 'POST',
        path: `/account/contracts/${first.contract_uid}/requests${below}`,
        body,
        token: owner.token,
      });
    const asked = await ask('', { kind: 'fault', text: 'Rumore al freno' });
    expect([asked.statusCode, await live(uid)]).toEqual([201, 1]);
    await ask(`/${asked.json().data.id}/take-back`, {});
    expect(await live(uid)).toBe(0);
    const task = { id: randomUUID(), contract_id: first.id, store_uid: uid, created_at: at };
    await read.insert(dealerTasks).values({ ...task, kind: 'withdrawal_statement' });
    expect(await live(uid)).toBe(1);
    await read.update(dealerTasks).set({ done_at: at });
    expect(await live(uid)).toBe(0);
    await change({ withdrawn_at: at, refund_due_at: at }, first);
    expect(await live(uid)).toBe(1);
    await change({ refunded_at: at }, first);
    expect(await live(uid)).toBe(0);
  });
});

describe('managers', () => {
  const change = (what: 'attach' | 'detach', storeUid: string, userUid: string) =>
    send('PATCH', `${storeUid}/manager/${what}`, { body: { user_uid: userUid } });

  test('a person becomes a manager with the first store: who they were signed in as is over', async () => {
    const store = await newStore();
    const person = await world.signIn(['user']);
    const version = () =>
      world.call({ path: `/admin/users/${person.uid}`, token: admin.token }).then((one) => one.json().data.version);
    const seen = await version();
    const answer = await change('attach', store.store_uid, person.uid);
    expect(await version()).toBe(seen + 1);
    expect([answer.statusCode, answer.json().data.managers[0].uid]).toEqual([202, person.uid]);
    expect((await world.call({ path: '/account', token: person.token })).statusCode).toBe(401);
    expect((await world.inbox()).at(-1)?.body).toMatch(/ora ha questi ruoli: cliente, manager\./);
    const token = await world.platform.db.transaction((tx) =>
      world.platform.sessions.begin(tx, { user_uid: person.uid, device: 'test', place: '' }),
    );
    const own = await world.call({ path: '/manager/stores', token });
    expect(own.json().data.map(({ store_uid }: Store) => store_uid)).toEqual([store.store_uid]);
  });

  test('a manager goes on working with one store more or less', async () => {
    const [first, second] = [await newStore(), await newStore()];
    const manager = await world.signIn(['manager'], [first.store_uid]);
    await change('attach', second.store_uid, manager.uid);
    await change('detach', first.store_uid, manager.uid);
    const own = await world.call({ path: '/manager/stores', token: manager.token });
    expect(own.json().data.map(({ store_uid }: Store) => store_uid)).toEqual([second.store_uid]);
  });

  test('who cannot be attached or detached is told on the field', async () => {
    const store = await newStore();
    const manager = await world.signIn(['manager'], [store.store_uid]);
    const disabled = await world.signIn(['manager']);
    await world.platform.db.read.update(users).set({ active: false }).where(eq(users.uid, disabled.uid));
    const answers = [
      await change('attach', store.store_uid, manager.uid),
      await change('attach', store.store_uid, randomUUID()),
      await change('attach', store.store_uid, admin.uid),
      await change('attach', store.store_uid, disabled.uid),
      await change('detach', store.store_uid, admin.uid),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors.user_uid[0]])).toEqual([
      [422, 'Questa persona lavora già per il dealer.'],
      [422, 'Questa persona non c’è: sceglierne un’altra.'],
      [422, 'Nessuno può cambiare i propri ruoli: chiedere a un altro operatore.'],
      [422, 'L’account di questa persona è disattivato: riattivarlo prima di affidarle un dealer.'],
      [422, 'Questa persona non lavora per il dealer.'],
    ]);
  });
});

test('the ways of paying come with words for a person', async () => {
  const answer = await world.call({ path: '/admin/stores/payments-methods', token: admin.token });
  expect(answer.json().data.map(({ title }: { title: string }) => title)).toEqual([
    'In concessionaria',
    'Bonifico',
    'Carta',
  ]);
});

const ready = {
  lat: 45.18,
  lng: 9.16,
  opening_hours: { mon: [{ from: '08:30', to: '19:00' }] },
  payments_methods: ['concessionaria'],
};

test('a dealer goes on line once nothing is missing, and what it needs cannot be taken away', async () => {
  const refused = await send('POST', 'create', { body: { ...dealer, code: 'PV-900', online_enabled: true } });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['online_enabled']]);

  const { store_uid: uid } = await newStore(ready);
  const manager = await world.signIn(['manager']);
  expect((await send('PATCH', `${uid}/update`, { body: { online_enabled: true } })).statusCode).toBe(422);
  await send('PATCH', `${uid}/manager/attach`, { body: { user_uid: manager.uid } });
  expect((await send('PATCH', `${uid}/update`, { body: { online_enabled: true } })).statusCode).toBe(202);
  const found = await world.call({ path: '/public/dealers?search=ticino' });
  expect(found.json().data.map(({ store_uid }: Store) => store_uid)).toEqual([uid]);

  const detached = await send('PATCH', `${uid}/manager/detach`, { body: { user_uid: manager.uid } });
  expect(detached.json().errors).toEqual({
    user_uid: [
      'È l’unica persona responsabile di un dealer che vende online: collegarne prima un’altra con un account attivo, oppure spegnere «Vendita online».',
    ],
  });
  const transfer = await send('PATCH', `${uid}/update`, { body: { payments_methods: ['concessionaria', 'bonifico'] } });
  expect(transfer.json().errors).toEqual({ iban: ['Per offrire il bonifico serve un IBAN italiano valido.'] });
  const none = await send('PATCH', `${uid}/update`, { body: { payments_methods: [] } });
  expect(Object.keys(none.json().errors)).toEqual(['payments_methods']);
});

test('a person whose account is disabled is in charge of nothing, and still stands on the page', async () => {
  const { store_uid: uid } = await newStore(ready);
  const manager = await world.signIn(['manager']);
  await send('PATCH', `${uid}/manager/attach`, { body: { user_uid: manager.uid } });
  expect((await send('PATCH', `${uid}/update`, { body: { online_enabled: true } })).statusCode).toBe(202);
  const holds = async (path: string) => {
    const { data } = (await world.call({ path, token: admin.token })).json();
    return data.some(({ store_uid }: Store) => store_uid === uid);
  };
  const offered = () => holds('/public/dealers');
  const unready = () =>
    holds('/admin/stores/search?wheres[0][field]=unready&wheres[0][op]=eq&wheres[0][value]=true&per_page=100');
  expect([await offered(), await unready()]).toEqual([true, false]);

  await world.platform.db.read.update(users).set({ active: false }).where(eq(users.uid, manager.uid));
  expect([await offered(), await unready()]).toEqual([false, true]);
  const page = await world.call({ path: `/admin/stores/${uid}`, token: admin.token });
  expect(page.json().data.managers).toMatchObject([{ uid: manager.uid }]);
});
