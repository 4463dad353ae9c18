import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import {
  assets,
  auditLog,
  consents,
  drafts,
  messages,
  notifications,
  passkeys,
  savedViews,
  sessions,
  userRoles,
  users,
} from '../../platform/db/schema';
import { plainPicture, upload } from '../assets/testing/pictures';
import { password, signInWorld } from '../auth/testing/sign-in-world';
import { contractEvents, contractNotes, contracts } from '../contracts';
import { contractWorld, newCustomer, paidAtDealer, staffAt, storedContract, type World } from '../contracts/testing';
import { documents } from '../documents';

let world: World;
let people: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  world = await contractWorld();
  people = signInWorld(world);
});
afterAll(() => world.close());

const signIn = async (email: string): Promise<string> =>
  (await people.post('login', { email, password })).json().access_token;
const erase = (token: string, typed = password) =>
  world.call({ method: 'POST', path: '/account/erasure', body: { password: typed }, token });
const give = (contractUid: string, uid: string) =>
  world.platform.db.read.update(contracts).set({ user_uid: uid }).where(eq(contracts.contract_uid, contractUid));
const contractOf = (contractUid: string) => storedContract(world, contractUid);
const tenYearsLater = (times = 1) => {
  const then = new Date(world.clock.now());
  then.setUTCFullYear(then.getUTCFullYear() + 10 * times);
  return then.toISOString();
};
/** What a message is whose sender has not answered yet. */
const handedOver = () =>
  ({ status: 'sending', claimed_until: new Date(world.clock.now().getTime() + 3_600_000) }) as const;

test('the person goes: fields blank, sessions ended, the address free, drafts and pictures gone', async () => {
  const { uid, email } = await people.person({
    change: { phone: '+393331230000', city: 'Lucca', date_of_birth: '1980-01-01', settings: { theme: 'dark' } },
  });
  const [token, other] = [await signIn(email), await signIn(email)];
  await world.call({ method: 'PUT', path: '/account/drafts/form', body: { value: 'Anna' }, token });
  const picture = (await upload(world, token, await plainPicture('#abcdef').png().toBuffer())).json().data;
  await world.call({ method: 'PATCH', path: '/account/update-profile', body: { avatar: picture.id }, token });

  const hangingId = randomUUID();
  await world.platform.db.read.insert(messages).values({
    id: hangingId,
    channel: 'email',
    purpose: 'account-notice',
    ...handedOver(),
    user_uid: uid,
    created_at: world.clock.now(),
  });
  const answer = await erase(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { data: { kept: [] }, message: 'Abbiamo cancellato il tuo account e i tuoi dati.' },
  ]);
  expect([await people.isOpen(token), await people.isOpen(other)]).toEqual([false, false]);
  expect((await people.post('login', { email, password })).statusCode).toBe(422);
  const { db } = world.platform;
  const [hanging] = await db.read.select().from(messages).where(eq(messages.id, hangingId));
  expect(hanging).toMatchObject({ sealed_content: null, voided_at: world.clock.now() });
  const [row] = await db.read.select().from(users).where(eq(users.uid, uid));
  expect(row).toMatchObject({
    firstname: '',
    lastname: '',
    email: `${uid}@erased.invalid`,
    phone: null,
    password_hash: null,
    date_of_birth: null,
    city: null,
    avatar_id: null,
    active: false,
    settings: {},
    erased_at: world.clock.now(),
  });
  expect(JSON.stringify(row)).not.toMatch(/anna|rossi|persona\d|lucca/i);
  for (const table of [drafts, sessions, userRoles])
    expect(await db.read.select().from(table).where(eq(table.user_uid, uid))).toEqual([]);
  expect(await db.read.select().from(assets).where(eq(assets.id, picture.id))).toEqual([]);
  expect((await world.app.http.inject({ url: picture.url.image })).statusCode).toBe(404);
  const [entry] = await db.read.select().from(auditLog).where(eq(auditLog.action, 'account.erased'));
  expect(entry).toMatchObject({ actor: 'customer', actor_uid: uid, data: { contracts_kept: 0 } });
  expect((await people.sentTo(email)).at(-1)).toContain('Non conserviamo altro.');
});

test('what nobody signed ends and loses its data, whatever state it is in', async () => {
  const { uid, email } = await people.person();
  const [draft, pending] = [await newCustomer(world), await newCustomer(world)];
  await pending.post('sign', { terms: true, clauses: true });
  const code = await pending.code();
  await give(draft.uid, uid);
  await give(pending.uid, uid);
  await world.platform.db.read.update(messages).set(handedOver());
  expect((await erase(await signIn(email))).json().data.kept).toEqual([
    {
      what: 'Il registro dei consensi dati e revocati',
      law: expect.stringContaining('2016/679'),
      until: expect.any(String),
    },
  ]);
  for (const customer of [draft, pending]) {
    const row = await contractOf(customer.uid);
    expect(row).toMatchObject({
      deleted_at: world.clock.now(),
      delete_reason: 'erasure',
      erased_at: world.clock.now(),
      firstname: '',
      email: '',
      phone: '',
      car_vin: '',
      user_uid: null,
    });
    const events = await world.platform.db.read
      .select()
      .from(contractEvents)
      .where(eq(contractEvents.contract_id, row.id));
    expect(events.map((event) => event.type)).toEqual(expect.arrayContaining(['deleted', 'erased']));
    expect(
      await unscoped(world.platform.db.read, 'the test looks at what is there')
        .select()
        .from(documents)
        .where(eq(documents.contract_id, row.id)),
    ).toEqual([]);
    const letters = await world.platform.db.read.select().from(messages).where(eq(messages.contract_id, row.id));
    expect(letters.every((letter) => letter.shown_content === null && letter.sealed_content === null)).toBe(true);
    expect(letters.map((letter) => letter.voided_at)).toEqual(letters.map(() => world.clock.now()));
    expect((await customer.get()).status).toBe(404);
  }
  expect((await pending.post('confirm-otp', { otp_code: code })).status).toBe(404);
});

test('one file that cannot be removed keeps no other, and the person is erased', async () => {
  const { uid, email } = await people.person();
  const customers = [
    await newCustomer(world, { phone: '+393331230001' }),
    await newCustomer(world, { phone: '+393331230002' }),
  ];
  for (const customer of customers) {
    await customer.post('sign', { terms: true, clauses: true });
    await give(customer.uid, uid);
  }
  const { db, storage } = world.platform;
  const ids = await Promise.all(customers.map(async (customer) => (await contractOf(customer.uid)).id));
  const keys = await unscoped(db.read, 'the test looks at what is there')
    .select({ key: documents.storage_key })
    .from(documents)
    .where(inArray(documents.contract_id, ids));
  const token = await signIn(email);
  jest.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('The bucket is away'));
  expect((await erase(token)).statusCode).toBe(202);
  const left = await Promise.all(keys.map(({ key }) => storage.has(key)));
  expect(left.sort()).toEqual([false, true]);
});

test('what others wrote down about the person goes too, where no law has it kept', async () => {
  const { db } = world.platform;
  const { uid, email } = await people.person({ change: { phone: '+393331239876' } });
  const customer = await newCustomer(world);
  await customer.sign();
  await give(customer.uid, uid);
  const { id, car_vin, firstname, lastname } = await contractOf(customer.uid);
  const manager = await world.signIn(['manager']);
  const at = world.clock.now();
  const text = 'Anna preferisce essere chiamata la sera';
  await db.read
    .insert(contractNotes)
    .values({ id: randomUUID(), contract_id: id, text, created_by: manager.uid, created_at: at });
  const views = [
    ['Rossi Anna', 'status=SIGNED'],
    ['Telefonate', 'search=333+123+9876'],
    ['Da richiamare', `search=${encodeURIComponent(email)}`],
    ['Targa', 'search=gt+109+rz'],
    ['Telaio', `search=${car_vin.toLowerCase()}`],
    ['Come firma', `search=${encodeURIComponent(`${lastname} ${firstname}`)}`],
    ['Altra targa', 'search=GT109RZA'],
    ['Tutti i Rossi', 'search=Rossi'],
    ['Anna Rossini', 'search=Rossini'],
  ] as const;
  for (const [name, query] of views) {
    const body = { list: 'manager-contracts', name, query };
    expect((await world.call({ method: 'POST', path: '/account/views', body, token: manager.token })).statusCode).toBe(
      201,
    );
  }
  await erase(await signIn(email));
  expect(await db.read.select().from(contractNotes).where(eq(contractNotes.contract_id, id))).toEqual([]);
  const left = (await world.call({ path: '/account/views?list=manager-contracts', token: manager.token })).json().data;
  expect(left.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Altra targa',
    'Anna Rossini',
    'Tutti i Rossi',
  ]);
});

test('what the person wrote in requests goes from the notices; what is still open is told without their words', async () => {
  const staff = await staffAt(world);
  const { uid: contractUid } = await paidAtDealer(world, staff);
  const { uid, email } = await people.person();
  await give(contractUid, uid);
  const token = await signIn(email);
  const ask = async (text: string): Promise<string> => {
    const path = `/account/contracts/${contractUid}/requests`;
    const answer = await world.call({ method: 'POST', path, body: { kind: 'fault', text }, token });
    return answer.json().data.id;
  };
  const answered = await ask('Ho lasciato il certificato in auto.');
  await ask('Accompagno mia madre in ospedale.');
  await staff.call('POST', `/contracts/${contractUid}/requests/${answered}/answer`, { text: 'Va bene.' });
  const { id } = await contractOf(contractUid);
  const notices = async (): Promise<readonly string[]> => {
    const rows = await world.platform.db.read.select().from(notifications).where(eq(notifications.contract_id, id));
    return rows.map(({ excerpt }) => excerpt).filter((one) => one.startsWith('Jeep Avenger'));
  };
  expect(await notices()).toHaveLength(2);
  expect((await erase(token)).statusCode).toBe(202);
  expect(await notices()).toEqual(['Jeep Avenger.']);
});

test('what was signed is kept and named; its optional consents are revoked and it has no owner', async () => {
  const { uid, email } = await people.person({ change: { privacy_survey: true } });
  const customer = await newCustomer(world);
  const { code } = await customer.sign();
  await give(customer.uid, uid);
  const { kept } = (await erase(await signIn(email))).json().data;
  expect(kept).toEqual([
    {
      what: `Il contratto firmato ${code}, con i dati che contiene, i documenti sigillati, gli allegati, la cronologia e i messaggi`,
      law: 'Codice civile, articoli 2220 e 2946: dieci anni',
      until: '2036-03-02T10:00:00.000Z',
    },
    { what: 'Il registro dei consensi dati e revocati', law: expect.stringContaining('articolo 7'), until: null },
  ]);
  const row = await contractOf(customer.uid);
  expect(row).toMatchObject({
    firstname: 'Nicolò',
    status: 'SIGNED',
    deleted_at: null,
    erased_at: null,
    user_uid: null,
    marketing: false,
    survey: false,
  });
  expect(
    await unscoped(world.platform.db.read, 'the test looks at what is there')
      .select()
      .from(documents)
      .where(eq(documents.contract_id, row.id)),
  ).toHaveLength(2);
  const ledger = await world.platform.db.read
    .select()
    .from(consents)
    .where(eq(consents.user_uid, uid))
    .orderBy(asc(consents.created_at));
  expect(ledger.filter((entry) => entry.kind === 'survey').map((entry) => [entry.granted, entry.contract_id])).toEqual(
    expect.arrayContaining([
      [false, row.id],
      [false, null],
    ]),
  );
  const letter = (await people.sentTo(email)).at(-1);
  expect(letter).toContain(
    `\n- Il contratto firmato ${code}, con i dati che contiene, i documenti sigillati, gli allegati, la cronologia e i messaggi, fino al 02/03/2036 (Codice civile, articoli 2220 e 2946: dieci anni)\n`,
  );
  expect(letter).toMatch(/\n- Il registro dei consensi dati e revocati \(Regolamento \(UE\) 2016\/679, .*\)\n/);
});

test('what was signed by an advanced signature is kept twenty years, and named apart', async () => {
  const { uid, email } = await people.person();
  const codes: string[] = [];
  for (const level of ['FES', 'FEA'] as const) {
    const customer = await newCustomer(world, { phone: `+39333444${level === 'FES' ? '0001' : '0002'}` });
    codes.push((await customer.sign()).code);
    await give(customer.uid, uid);
    await world.platform.db.read
      .update(contracts)
      .set({ signature_level: level })
      .where(eq(contracts.contract_uid, customer.uid));
  }
  const { kept } = (await erase(await signIn(email))).json().data;
  expect(kept.slice(0, 3)).toMatchObject([
    { what: expect.stringContaining(codes[0] ?? ''), law: expect.stringContaining('dieci'), until: tenYearsLater() },
    {
      what: expect.stringContaining(codes[1] ?? ''),
      law: expect.stringContaining('vent’anni'),
      until: tenYearsLater(2),
    },
    { what: expect.stringContaining('identità'), law: expect.stringContaining('vent’anni'), until: tenYearsLater(2) },
  ]);
});

describe('the ledger of consents of an erased account', () => {
  const ledgerOf = (uid: string) => world.platform.db.read.select().from(consents).where(eq(consents.user_uid, uid));
  const months = async (count: number, before = 0) => {
    const then = new Date(world.clock.now());
    then.setUTCMonth(then.getUTCMonth() + count);
    await world.wait((then.getTime() - world.clock.now().getTime()) / 1_000 - before);
  };
  /** Somebody who agreed to something in the account. */
  async function agreeing() {
    const { uid, email } = await people.person();
    const token = await signIn(email);
    await world.call({ method: 'PATCH', path: '/account/update-privacy', body: { marketing: true }, token });
    return { uid, token };
  }

  test('is kept 24 months, and goes then', async () => {
    const { uid, token } = await agreeing();
    const stays = await agreeing();
    expect((await erase(token)).statusCode).toBe(202);
    await months(24, 60);
    expect(await ledgerOf(uid)).toHaveLength(2);
    await world.wait(86_400);
    expect(await ledgerOf(uid)).toEqual([]);
    expect(await ledgerOf(stays.uid)).toHaveLength(1);
  });

  test('is kept on while a signed contract that was left behind may still run', async () => {
    const { uid, token } = await agreeing();
    const customer = await newCustomer(world, { phone: '+393334440003' });
    await customer.sign();
    await give(customer.uid, uid);
    expect((await erase(token)).statusCode).toBe(202);
    await months(24);
    await world.wait(2 * 86_400);
    expect((await ledgerOf(uid)).some(({ contract_id }) => contract_id === null)).toBe(true);
    await months(120);
    expect(await ledgerOf(uid)).toEqual([]);
  });
});

test('a wrong password erases nothing, and ten of them stop', async () => {
  const { uid, email } = await people.person();
  const token = await signIn(email);
  const refused = await erase(token, 'non è questa, di sicuro');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { password: ['La password attuale non è questa.'] },
  ]);
  for (let n = 0; n < 9; n += 1) await erase(token, 'non è questa, di sicuro');
  expect((await erase(token)).statusCode).toBe(429);
  const [row] = await world.platform.db.read.select().from(users).where(eq(users.uid, uid));
  expect(row?.erased_at).toBeNull();
});

test('who has no password yet is sent the link to choose one', async () => {
  const { uid, email } = await people.person({ change: { password_hash: null } });
  const token = await world.platform.db.transaction((tx) =>
    world.platform.sessions.begin(tx, { user_uid: uid, device: '', place: '' }),
  );
  const refused = await erase(token);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['password']]);
  expect((await people.sentTo(email)).at(-1)).toContain('/forgot-password?token=');
});

test('whoever waits for a refund reads how it goes on once the account is gone', async () => {
  const { uid, email } = await people.person();
  const customer = await newCustomer(world, { email: 'rimborso@example.com', phone: '+393331230009' });
  await customer.sign();
  await give(customer.uid, uid);
  const at = world.clock.now();
  const left = { withdrawn_at: at, refund_due_at: new Date(at.getTime() + 14 * 86_400_000), amount_cents: 118_000 };
  await world.platform.db.read.update(contracts).set(left).where(eq(contracts.contract_uid, customer.uid));
  expect((await erase(await signIn(email))).statusCode).toBe(202);
  const letter = (await world.inbox()).findLast(({ subject }) => subject === 'Il tuo account CarCare è cancellato');
  expect(letter?.body).toMatch(/Ti dobbiamo ancora:\n- 1\.180,00\s€ per il contratto CC-\S+, entro il /);
});

test('the last admin cannot go, one of two can', async () => {
  const [first, second] = [
    await people.person({ roles: ['admin'] }),
    await people.person({ roles: ['admin', 'user'] }),
  ];
  const [stays, goes] = [await signIn(first.email), await signIn(second.email)];
  expect((await erase(goes)).statusCode).toBe(202);
  const refused = await erase(stays);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['password']]);
  expect(await people.isOpen(stays)).toBe(true);
});

test('an admin who never chose a password is none that could stay behind; one with a passkey is', async () => {
  const { db, clock } = world.platform;
  await db.read.update(users).set({ active: false });
  const stays = await people.person({ roles: ['admin'] });
  const invited = await people.person({ roles: ['admin'], change: { password_hash: null } });
  const token = await signIn(stays.email);
  expect((await erase(token)).statusCode).toBe(422);
  await db.read.insert(passkeys).values({
    id: randomUUID(),
    user_uid: invited.uid,
    credential_id: 'credential',
    public_key: 'key',
    counter: 0,
    name: 'Portatile',
    created_at: clock.now(),
  });
  expect((await erase(token)).statusCode).toBe(202);
});

describe('a call from another tab that the erasure overtakes', () => {
  // Somebody is in charge of the dealer, so that it sells.
  beforeAll(() => staffAt(world));
  afterEach(() => jest.restoreAllMocks());

  /** The account is erased between the call's first look at it and its transaction. */
  function erasedOnTheWay(token: string): void {
    const { db } = world.platform;
    const begin = db.lastTransaction;
    jest.spyOn(db, 'lastTransaction').mockImplementationOnce(async (work) => {
      expect((await erase(token)).statusCode).toBe(202);
      return begin(work);
    });
  }
  async function overtaken(method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown) {
    const { uid, email } = await people.person({ roles: ['user', 'manager'] });
    const token = await signIn(email);
    erasedOnTheWay(token);
    return { uid, status: (await world.call({ method, path, body, token })).statusCode };
  }

  it('writes nothing to the blank account', async () => {
    const { uid, status } = await overtaken('PATCH', '/account/update-profile', { city: 'Lucca' });
    expect(status).toBe(401);
    const [row] = await world.platform.db.read.select().from(users).where(eq(users.uid, uid));
    expect(row).toMatchObject({ city: null, search: `${uid}@erased.invalid` });
  });

  it('keeps no unfinished form and no saved view', async () => {
    const { read } = world.platform.db;
    const draft = await overtaken('PUT', '/account/drafts/form', { value: 'Anna' });
    const view = { list: 'manager-contracts', name: 'Di Anna Rossi', query: 'search=rossi' };
    const saved = await overtaken('POST', '/account/views', view);
    expect([draft.status, saved.status]).toEqual([401, 401]);
    expect(await read.select().from(drafts).where(eq(drafts.user_uid, draft.uid))).toEqual([]);
    expect(await read.select().from(savedViews).where(eq(savedViews.user_uid, saved.uid))).toEqual([]);
  });

  it('keeps no picture', async () => {
    const { uid, email } = await people.person();
    const token = await signIn(email);
    const picture = await plainPicture('#123456').png().toBuffer();
    erasedOnTheWay(token);
    const put = jest.spyOn(world.platform.storage, 'put');
    expect((await upload(world, token, picture)).statusCode).toBe(401);
    const files = put.mock.calls.map(([key]) => key);
    expect(files).toHaveLength(2);
    for (const file of files) expect(await world.platform.storage.has(file)).toBe(false);
    expect(await world.platform.db.read.select().from(assets).where(eq(assets.created_by, uid))).toEqual([]);
  });

  it('becomes nobody’s owner', async () => {
    const { email } = await people.person();
    const token = await signIn(email);
    const { uid } = await newCustomer(world, { email: 'altra@example.com', phone: '+393331239999' });
    const post = (action: string, body: unknown) =>
      world.call({ method: 'POST', path: `/public/contracts/${uid}/${action}`, token, body });
    expect((await post('resend-otp', {})).statusCode).toBe(202);
    const sms = (await people.sentTo('+393331239999')).at(-1) ?? '';
    erasedOnTheWay(token);
    expect((await post('confirm-otp', { otp_code: /#(\d{6})$/.exec(sms)?.[1] })).statusCode).toBe(202);
    expect((await contractOf(uid)).user_uid).toBeNull();
  });

  it('makes no contract', async () => {
    const { uid, status } = await overtaken('POST', '/public/contracts/create-new', world.order());
    expect(status).toBe(401);
    const all = unscoped(world.platform.db.read, 'the test looks at what is there');
    expect(await all.select().from(contracts).where(eq(contracts.user_uid, uid))).toEqual([]);
  });
});
