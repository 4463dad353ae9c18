import { eq } from 'drizzle-orm';
import type { PaymentMethod } from 'shared-api/domain';
import { unscoped } from '../../../platform/db';
import { auditLog, messages, notifications, storePaymentMethods, stores } from '../../../platform/db/schema';
import { dealerTasks } from '../../after-sale';
import { storeRow } from '../../stores/testing/store-rows';
import { contracts } from '../tables/contract.table';
import { contractEventDetails, contractEvents } from '../tables/contract-event.table';
import { storedContract } from '../testing';
import { sentAtDealer, signedAtDealer } from '../testing/signed';
import { type StaffSession, staffAt } from '../testing/staff';
import { contractWorld, type World } from '../testing/world';

let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

const day = 86_400;
const eventsOf = async (uid: string) => {
  const { id } = await storedContract(world, uid);
  return world.platform.db.read
    .select()
    .from(contractEvents)
    .leftJoin(contractEventDetails, eq(contractEventDetails.event_id, contractEvents.id))
    .where(eq(contractEvents.contract_id, id))
    .orderBy(contractEvents.seq);
};
const smsTo = async (uid: string) =>
  (await world.inbox()).filter((message) => message.channel === 'sms' && message.contract_uid === uid);

const signed = (change?: Readonly<Record<string, unknown>>) => signedAtDealer(world, manager, change);

/** Another dealer, with what it takes. */
async function payableStore(name: string, methods: readonly PaymentMethod[] = ['concessionaria'], iban?: string) {
  const { read } = world.platform.db;
  const store = storeRow({ name, iban }, world.clock.now());
  const [{ store_uid } = { store_uid: '' }] = await read.insert(stores).values(store).returning();
  await read.insert(storePaymentMethods).values(methods.map((method, position) => ({ store_uid, method, position })));
  return { store_uid, code: store.code };
}

const payment = (change: Readonly<Record<string, unknown>> = {}) => ({
  amount: '1180.00',
  paid_at: world.clock.now().toISOString(),
  reference: 'Scontrino 12',
  ...change,
});

describe('a contract written by staff', () => {
  it('is a draft of the own store at the package’s price, and nothing goes out', async () => {
    const contract = await manager.draft({ firstname: undefined, lastname: undefined, phone: undefined });
    expect(contract).toMatchObject({
      status: 'DRAFT',
      total: '1180.00',
      firstname: '',
      source: 'manager',
      sent_at: null,
    });
    expect(await world.inbox()).toEqual([]);
    expect((await storedContract(world, contract.contract_uid)).created_by).toBe(manager.uid);
  });

  it('goes out at once when it is asked for, and not at all when the customer is missing', async () => {
    const contract = await manager.draft({ send: true });
    expect(contract).toMatchObject({ status: 'AVAIABLE' });
    expect((await world.inbox()).map((message) => message.channel).sort()).toEqual(['email', 'sms']);
    const before = await world.platform.db.read.$count(contracts);
    const { general: _g, marketing: _m, survey: _s, phone: _p, ...order } = world.order();
    const refused = await manager.call('POST', '/contracts/create', { ...order, send: true });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['phone']]);
    expect(await world.platform.db.read.$count(contracts)).toBe(before);
  });

  it('is made once for one key', async () => {
    const { general: _g, marketing: _m, survey: _s, ...order } = world.order();
    const send = () => manager.call('POST', '/contracts/create', order, { 'idempotency-key': 'one' });
    const before = await world.platform.db.read.$count(contracts);
    const [first, second] = [await send(), await send()];
    expect(second.body.data.contract_uid).toBe(first.body.data.contract_uid);
    expect(await world.platform.db.read.$count(contracts)).toBe(before + 1);
  });

  it('refuses a store of somebody else’s like one that does not exist', async () => {
    const stranger = await staffAt(world, 'manager', []);
    const { general: _g, marketing: _m, survey: _s, ...order } = world.order();
    const foreign = await stranger.call('POST', '/contracts/create', order);
    const unknown = await manager.call('POST', '/contracts/create', { ...order, store_uid: crypto.randomUUID() });
    expect(foreign.body.errors).toEqual(unknown.body.errors);
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['store_uid']]);
  });
});

describe('sending the link', () => {
  it('makes a draft available, once a minute, and never moves the deadline', async () => {
    const { contract_uid, deletion_at } = await manager.draft();
    const sent = await manager.call('POST', `/contracts/${contract_uid}/resend-sms`);
    expect(sent.body).toMatchObject({
      data: { status: 'AVAIABLE', deletion_at },
      message: expect.stringContaining('567'),
    });
    const firstSent = sent.body.data.sent_at;
    const tooSoon = await manager.call('POST', `/contracts/${contract_uid}/resend-sms`);
    expect([tooSoon.status, tooSoon.headers['retry-after']]).toEqual([429, '60']);
    await world.wait(60);
    const resent = await manager.call('POST', `/contracts/${contract_uid}/resend-sms`);
    expect([resent.status, resent.body.data.sent_at]).toEqual([202, firstSent]);
    expect(await smsTo(contract_uid)).toHaveLength(2);
  });

  it('is tried again at once where the provider refused it, and says so while it is tried by itself', async () => {
    const { contract_uid } = await manager.draft();
    const resend = () => manager.call('POST', `/contracts/${contract_uid}/resend-sms`);
    const { id } = await storedContract(world, contract_uid);
    const provider = (change: Readonly<{ status: 'queued' | 'sending' | 'sent' | 'failed'; attempts: number }>) =>
      world.platform.db.read.update(messages).set(change).where(eq(messages.contract_id, id));
    await resend();
    await provider({ status: 'queued', attempts: 0 });
    const queued = await resend();
    expect([queued.status, queued.body.errors?.phone]).toMatchObject([
      429,
      [expect.stringMatching(/^L’SMS non è ancora partito: è in coda.* tra 60 secondi\.$/)],
    ]);
    await provider({ status: 'sending', attempts: 1 });
    const waiting = await resend();
    expect([waiting.status, waiting.body.errors?.phone]).toMatchObject([
      429,
      [expect.stringMatching(/^L’SMS non è ancora partito: il servizio.* tra 60 secondi\.$/)],
    ]);
    await provider({ status: 'failed', attempts: 6 });
    expect((await resend()).status).toBe(202);
    await provider({ status: 'sent', attempts: 1 });
    const left = await resend();
    expect([left.status, left.body.errors?.phone]).toMatchObject([429, [expect.stringMatching(/appena partito/)]]);
  });

  it('has a limit by the hour for each account', async () => {
    const limit = { name: 'links-per-account', max: 120, windowSeconds: 3_600 };
    for (let count = 0; count < limit.max; count += 1) await world.platform.limits.take(limit, manager.uid);
    const { contract_uid } = await manager.draft();
    const refused = await manager.call('POST', `/contracts/${contract_uid}/resend-sms`);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await admin.call('POST', `/contracts/${contract_uid}/resend-sms`)).status).toBe(202);
  });

  it('counts no link that did not leave', async () => {
    const limit = { name: 'links-per-account', max: 120, windowSeconds: 3_600 };
    for (let count = 1; count < limit.max; count += 1) await world.platform.limits.take(limit, manager.uid);
    const unreachable = await manager.draft({ phone: undefined });
    const { contract_uid } = await manager.draft();
    const send = (uid: string) => manager.call('POST', `/contracts/${uid}/resend-sms`);
    expect((await send(unreachable.contract_uid)).status).toBe(422);
    const { general: _g, marketing: _m, survey: _s, ...order } = world.order({ phone: undefined });
    expect((await manager.call('POST', '/contracts/create', { ...order, send: true })).status).toBe(422);
    expect((await send(contract_uid)).status).toBe(202);
    expect((await send((await manager.draft()).contract_uid)).status).toBe(429);
  });

  it('takes back a pending contract: its code is void, a block is cleared', async () => {
    const { uid, customer } = await sentAtDealer(world, manager);
    await customer.post('sign', { terms: true, clauses: true, general: true });
    const code = await customer.code();
    await world.wait(60);
    const resent = await admin.call('POST', `/contracts/${uid}/resend-sms`);
    expect(resent.body.data).toMatchObject({ status: 'AVAIABLE', document_sha256: null });
    const { status, body } = await customer.post('confirm-otp', { otp_code: code });
    expect([status, body.code, body.errors?.status]).toEqual([
      422,
      'status',
      ['Il concessionario ha inviato di nuovo il link: il codice di prima non vale più. Chiedine uno nuovo.'],
    ]);
  });

  it('leads a signed contract to its payment, and a paid one nowhere', async () => {
    const { uid } = await signed();
    await world.wait(60);
    expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).body.data.status).toBe('SIGNED');
    expect((await smsTo(uid)).at(-1)?.body).toContain('firmato');
    await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment({ payment_method: 'bonifico' }));
    await world.wait(60);
    expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).body.code).toBe('status');
  });
});

describe('reading', () => {
  it('tells when each consent was given, by its last change', async () => {
    const { contract_uid } = await manager.draft();
    const never = { general: null, marketing: null, survey: null };
    expect((await manager.call('GET', `/contracts/${contract_uid}`)).body.data.consents_at).toEqual(never);

    const { uid, customer } = await sentAtDealer(world, manager);
    const ticks = { terms: true, clauses: true, general: true, survey: false };
    await customer.post('sign', { ...ticks, marketing: false });
    const first = world.clock.now().toISOString();
    await world.wait(120);
    await customer.post('sign', { ...ticks, marketing: true });
    expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({
      marketing: true,
      consents_at: { general: first, marketing: world.clock.now().toISOString(), survey: null },
    });
  });
});

describe('correcting', () => {
  it('writes what changed, before and after', async () => {
    const { contract_uid } = await manager.draft();
    const { status, body } = await manager.call('PATCH', `/contracts/${contract_uid}/update`, {
      firstname: 'Nicola',
      association_code: 'LAM-7',
    });
    expect([status, body.data.firstname, body.data.association_code]).toEqual([202, 'Nicola', 'LAM-7']);
    const last = (await eventsOf(contract_uid)).at(-1);
    expect(last?.contract_events).toMatchObject({ type: 'edited', actor: 'manager', actor_uid: manager.uid });
    expect(last?.contract_event_details?.details).toEqual({
      before: { firstname: 'Nicolò', association_code: null },
      after: { firstname: 'Nicola', association_code: 'LAM-7' },
    });
  });

  it('takes a plate away that was written by mistake', async () => {
    const { contract_uid } = await manager.draft({ car_plate: 'GT109RZ' });
    const path = `/contracts/${contract_uid}/update`;
    const { status, body } = await manager.call('PATCH', path, { car_plate: '' });
    expect([status, body.data.car_plate]).toEqual([202, null]);
    expect((await storedContract(world, contract_uid)).car_plate).toBeNull();
    const last = (await eventsOf(contract_uid)).at(-1);
    expect(last?.contract_event_details?.details).toEqual({
      before: { car_plate: 'GT109RZ' },
      after: { car_plate: null },
    });
  });

  it('says nothing when nothing changed', async () => {
    const { contract_uid, version } = await manager.draft();
    const { body } = await manager.call('PATCH', `/contracts/${contract_uid}/update`, { firstname: 'Nicolò' });
    expect(body.data.version).toBe(version);
    expect(await eventsOf(contract_uid)).toHaveLength(1);
  });

  it('lets the first of two win, and shows the other the record as it is now', async () => {
    const { contract_uid, version } = await manager.draft();
    const path = `/contracts/${contract_uid}/update`;
    const seen = { 'if-match': `"${version}"` };
    expect((await manager.call('PATCH', path, { city: 'Lodi' }, seen)).status).toBe(202);
    const late = await admin.call('PATCH', path, { city: 'Pavia' }, seen);
    expect(late).toMatchObject({ status: 412, body: { code: 'stale', data: { city: 'Lodi', version: version + 1 } } });
    expect((await storedContract(world, contract_uid)).city).toBe('Lodi');
  });

  it('takes from the signature on only the store’s code, and from an admin the store', async () => {
    const { uid } = await signed();
    const path = `/contracts/${uid}/update`;
    expect((await manager.call('PATCH', path, { association_code: 'X1' })).body.data.association_code).toBe('X1');
    expect((await manager.call('PATCH', path, { firstname: 'Altro' })).body.code).toBe('status');
    expect((await manager.call('PATCH', path, { store_uid: crypto.randomUUID() })).body.code).toBe('status');
    expect((await admin.call('PATCH', path, { store_uid: crypto.randomUUID() })).body.errors).toHaveProperty(
      'store_uid',
    );
  });

  it('moves a signed contract to another dealer, and both are named in the audit', async () => {
    const { read } = world.platform.db;
    const other = await payableStore('Officine Sempione');
    const { uid } = await signed();
    const body = { store_uid: other.store_uid };
    expect((await admin.call('PATCH', `/contracts/${uid}/update`, body)).status).toBe(202);

    const written = await read.select().from(auditLog).where(eq(auditLog.action, 'contracts.store-moved'));
    expect(written.map(({ data }) => data)).toMatchObject([
      { changes: [{ key: 'store', from: 'Autocentro Lambro', to: 'Officine Sempione' }] },
    ]);
  });

  it('tells the new dealer of it, and only the last of several', async () => {
    const { read } = world.platform.db;
    const [second, third] = [await payableStore('Officine Greco'), await payableStore('Officine Turro')];
    const { uid } = await signed();
    for (const { store_uid } of [second, third]) {
      await world.wait(1);
      expect((await admin.call('PATCH', `/contracts/${uid}/update`, { store_uid })).status).toBe(202);
    }
    const told = await read
      .select()
      .from(notifications)
      .where(eq(notifications.cta_url, `/cms/manager/contracts/${uid}`));
    const open = told.filter(({ expire_at }) => expire_at === null || expire_at > world.clock.now());
    const moved = open.filter(({ title }) => title.startsWith('Contratto affidato a questo dealer: CC-'));
    expect(moved.map(({ excerpt, audience }) => [excerpt, audience.store_uids])).toEqual([
      ['Fino a oggi lo seguiva Officine Greco. Il cliente è avvisato per e-mail.', [third.store_uid]],
    ]);
  });

  it('moves it to one of the same name too, and tells the two by their codes', async () => {
    const { store_uid, code } = await payableStore('Autocentro Lambro');
    const { uid } = await signed();
    const { status, body } = await admin.call('PATCH', `/contracts/${uid}/update`, { store_uid });
    expect([status, body.data.store.store_uid]).toEqual([202, store_uid]);
    const details = (await eventsOf(uid)).at(-1)?.contract_event_details?.details;
    expect(details).toMatchObject({ after: { store: `Autocentro Lambro (${code})` } });
    expect((await world.inbox()).some(({ subject }) => subject?.endsWith('seguito da Autocentro Lambro'))).toBe(true);
  });

  it('tells the customer of the new dealer, and where a bank transfer goes from now on', async () => {
    const other = await payableStore('Officine Certosa', ['bonifico'], 'IT60X0542811101000000123456');
    const { uid, customer } = await signed();
    await customer.post('payment-method', { payment_method: 'bonifico' });
    expect((await admin.call('PATCH', `/contracts/${uid}/update`, { store_uid: other.store_uid })).status).toBe(202);
    const letter = (await world.inbox()).find(({ subject }) => subject?.endsWith('seguito da Officine Certosa'));
    expect(letter?.body).toContain('Prezzo e condizioni restano quelli che hai firmato.');
    expect(letter?.body).toContain('IBAN: IT60X0542811101000000123456');
  });

  it('gives its customer a payment sheet that names the new dealer, until it is paid', async () => {
    const [first, second] = [await payableStore('Officine Lorenteggio'), await payableStore('Officine Baggio')];
    const { uid, customer } = await signed();
    await customer.post('payment-method', { payment_method: 'concessionaria' });
    const move = ({ store_uid }: { store_uid: string }) =>
      admin.call('PATCH', `/contracts/${uid}/update`, { store_uid });
    const sheets = async () => {
      const list = (await admin.call('GET', `/contracts/${uid}/documents`)).body.data;
      return Object.values(list).filter((file) => Object(file).kind === 'scheda').length;
    };
    const letters = async () =>
      (await world.inbox()).filter(({ contract_uid, body }) => contract_uid === uid && body.includes('la scheda del'));
    await move(first);
    await world.wait(120);
    await world.wait(120);
    expect([await sheets(), (await letters()).at(-1)?.body]).toEqual([
      2,
      expect.stringContaining('Officine Lorenteggio'),
    ]);
    // The contract is the other dealer's by now.
    const { status } = await admin.call('POST', `/contracts/${uid}/mark-as-payed`, payment());
    expect([status, (await move(second)).status]).toEqual([202, 202]);
    await world.wait(120);
    expect(await sheets()).toBe(2);
  });

  it('goes to no dealer that its customer could not pay', async () => {
    const { uid, customer } = await signed();
    const move = async ({ store_uid }: { store_uid: string }) =>
      (await admin.call('PATCH', `/contracts/${uid}/update`, { store_uid })).body.errors?.store_uid?.[0];
    expect(await move(await payableStore('Officine Bovisa', ['bonifico']))).toMatch(
      /^Officine Bovisa non ha un metodo di pagamento utilizzabile/,
    );
    const byTransfer = await payableStore('Officine Affori', ['bonifico'], 'IT60X0542811101000000123456');
    await customer.post('payment-method', { payment_method: 'concessionaria' });
    expect(await move(byTransfer)).toMatch(/scelto il pagamento in concessionaria, che Officine Affori non offre/);
    await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment());
    expect(await move(byTransfer)).toBeUndefined();
  });

  it('takes with it what its dealer was told and still holds', async () => {
    const { read } = world.platform.db;
    const other = await payableStore('Officine Mac Mahon');
    const { uid } = await signed();
    // Four days before the deletion: the dealer was told of it.
    await world.wait(11 * 86_400);
    const audiences = async () => {
      const ofContract = eq(notifications.cta_url, `/cms/manager/contracts/${uid}`);
      const told = await read.select().from(notifications).where(ofContract);
      return told.filter(({ deadline_at }) => deadline_at !== null).map(({ audience }) => audience.store_uids);
    };
    expect(await audiences()).toEqual([[world.storeUid]]);
    admin = await staffAt(world, 'admin');
    await admin.call('PATCH', `/contracts/${uid}/update`, { store_uid: other.store_uid });
    expect(await audiences()).toEqual([[other.store_uid]]);
  });
});

describe('marking as paid', () => {
  it('from SIGNED takes the method and makes the scheda in the same step', async () => {
    const { uid } = await signed();
    const without = await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment());
    expect(without.body.errors).toHaveProperty('payment_method');
    const { status, body } = await manager.call(
      'POST',
      `/contracts/${uid}/mark-as-payed`,
      payment({ payment_method: 'bonifico' }),
    );
    expect([status, body.data]).toMatchObject([202, { status: 'PAID', amount: '1180.00', payment_method: 'bonifico' }]);
    expect(body.data.maintenance).toHaveLength(3);
    expect((await eventsOf(uid)).map((row) => row.contract_events.type).slice(-3)).toEqual([
      'method_saved',
      'filled',
      'paid',
    ]);
    expect((await world.inbox()).some((message) => message.subject?.startsWith('Pagamento ricevuto'))).toBe(true);
    expect((await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment())).body.code).toBe('status');
  });

  it('of two people at once lets one', async () => {
    const { uid } = await signed();
    const pay = (who: StaffSession) =>
      who.call('POST', `/contracts/${uid}/mark-as-payed`, payment({ payment_method: 'bonifico' }));
    const answers = await Promise.all([pay(manager), pay(admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    expect((await eventsOf(uid)).filter((row) => row.contract_events.type === 'paid')).toHaveLength(1);
  });

  it('wants a note for another amount, and a day between the signature and now', async () => {
    const { uid } = await signed();
    const pay = (change: Readonly<Record<string, unknown>>) =>
      manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment({ payment_method: 'bonifico', ...change }));
    const at = (days: number) => new Date(world.clock.now().getTime() + days * day * 1_000).toISOString();
    expect((await pay({ amount: '1000.00' })).body.errors).toHaveProperty('note');
    expect((await pay({ amount: '0.00', note: 'Omaggio' })).body.errors).toHaveProperty('amount');
    expect((await pay({ paid_at: at(1) })).body.errors).toHaveProperty('paid_at');
    expect((await pay({ paid_at: at(-1) })).body.errors).toHaveProperty('paid_at');
    expect((await storedContract(world, uid)).status).toBe('SIGNED');
    expect((await pay({ amount: '1000.00', note: 'Sconto di reparto' })).body.data.amount).toBe('1000.00');
    const letter = (await world.inbox()).findLast(({ subject }) => subject?.startsWith('Pagamento ricevuto'));
    expect(letter?.body).toMatch(
      /1\.000,00\s€, che Autocentro Lambro ha accettato a saldo del totale di 1\.180,00\s€,/,
    );
  });

  it('takes more than the total, which the letter does not call its settlement', async () => {
    const { uid } = await signed();
    const body = payment({ payment_method: 'bonifico', amount: '1200.00', note: 'Arrotondato' });
    expect((await manager.call('POST', `/contracts/${uid}/mark-as-payed`, body)).body.data.amount).toBe('1200.00');
    const letter = (await world.inbox()).findLast(({ subject }) => subject?.startsWith('Pagamento ricevuto'));
    expect(letter?.body).toMatch(/abbiamo ricevuto 1\.200,00\s€, più del totale di 1\.180,00\s€, per il contratto/);
    expect(letter?.body).not.toContain('a saldo');
  });

  it('brings back what expired unpaid, for ten days, when the money came before', async () => {
    const { uid } = await signed();
    await world.wait(5 * day);
    const paidAt = world.clock.now().toISOString();
    await world.wait(11 * day);
    expect((await storedContract(world, uid)).deleted_by).toBe('system');
    manager = await staffAt(world);
    admin = await staffAt(world, 'admin');
    expect((await admin.call('GET', `/contracts/${uid}`)).body.data).toHaveProperty('revivable_until');
    const path = `/contracts/${uid}/mark-as-payed`;
    const late = await manager.call('POST', path, payment({ payment_method: 'bonifico' }));
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['paid_at']]);
    const back = await manager.call('POST', path, payment({ payment_method: 'bonifico', paid_at: paidAt }));
    expect(back.body.data).toMatchObject({ status: 'PAID', deleted_at: null });
    const bell = await world.call({ path: '/account/notifications?per_page=100', token: manager.token });
    expect(bell.body).not.toContain(`Contratto scaduto: ${back.body.data.code}`);
  });

  it('shows its dealer what expired unpaid as long as such a payment is recorded, and nothing else is done with it', async () => {
    const { uid } = await signed();
    await world.wait(16 * day);
    manager = await staffAt(world);
    const bell = await world.call({ path: '/account/notifications?per_page=100', token: manager.token });
    const told = bell.json().data.find(({ title }: { title: string }) => title.startsWith('Contratto scaduto'));
    expect(told.cta_url).toBe(`/cms/manager/contracts/${uid}`);
    const found = await manager.call('GET', `/contracts/${uid}`);
    expect(found.body.data).toMatchObject({ status: 'SIGNED', revivable_until: expect.any(String) });
    for (const part of ['events', 'notes', 'attachments', 'documents', 'requests'])
      expect([part, (await manager.call('GET', `/contracts/${uid}/${part}`)).status]).toEqual([part, 200]);
    const { code } = found.body.data;
    expect((await manager.call('GET', `/contracts?search=${code}`)).body.data).toEqual([]);
    expect((await manager.call('POST', `/contracts/${uid}/notes`, { text: 'Ha pagato' })).status).toBe(404);
    expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).status).toBe(404);
    const elsewhere = await staffAt(world, 'manager', []);
    expect((await elsewhere.call('GET', `/contracts/${uid}`)).status).toBe(404);
    const stale = await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment(), { 'if-match': '"1"' });
    expect([stale.status, stale.body.data.contract_uid]).toEqual([412, uid]);

    await world.wait(11 * day);
    manager = await staffAt(world);
    expect((await manager.call('GET', `/contracts/${uid}`)).status).toBe(404);
    const later = await world.call({ path: '/account/notifications?per_page=100', token: manager.token });
    expect(later.body).not.toContain(`Contratto scaduto: ${code}`);
  });

  it('leaves for good what a person deleted, and what expired longer ago', async () => {
    const first = await signed();
    const { code } = (await manager.call('GET', `/contracts/${first.uid}`)).body.data;
    await admin.call('DELETE', `/contracts/${first.uid}/delete`, { reason: 'Doppione' });
    expect((await manager.call('GET', `/contracts/${first.uid}`)).status).toBe(404);
    const bell = await world.call({ path: '/account/notifications?per_page=100', token: manager.token });
    const told = bell.json().data.find(({ title }: { title: string }) => title === `Contratto eliminato: ${code}`);
    expect(told.cta_url).toBe('/cms/manager/contracts');
    expect((await manager.call('POST', `/contracts/${first.uid}/mark-as-payed`, payment())).status).toBe(404);
    const second = await signed({ car_vin: 'WVWZZZ1KZAW000001', email: 'altra@example.com', phone: '+393331234568' });
    const paidAt = world.clock.now().toISOString();
    await world.wait(16 * day);
    await world.wait(11 * day);
    manager = await staffAt(world);
    admin = await staffAt(world, 'admin');
    expect((await admin.call('GET', `/contracts/${second.uid}`)).body.data).not.toHaveProperty('revivable_until');
    const pay = payment({ payment_method: 'bonifico', paid_at: paidAt });
    expect((await manager.call('POST', `/contracts/${second.uid}/mark-as-payed`, pay)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('takes an unsigned contract away from everybody', async () => {
    const { contract_uid } = await manager.draft({ send: true });
    expect((await manager.call('DELETE', `/contracts/${contract_uid}/delete`)).status).toBe(204);
    expect((await manager.call('GET', `/contracts/${contract_uid}`)).status).toBe(404);
    expect((await world.call({ path: `/public/contracts/${contract_uid}` })).statusCode).toBe(404);
  });

  it('of what is unsigned needs no reason of the operator either', async () => {
    const { contract_uid } = await manager.draft({ send: true });
    expect((await admin.call('DELETE', `/contracts/${contract_uid}/delete`)).status).toBe(204);
  });

  it('is the operator’s once signed, with a reason that the customer’s e-mail does not carry', async () => {
    const { uid } = await signed();
    const path = `/contracts/${uid}/delete`;
    expect((await manager.call('DELETE', path, { reason: 'Errore' })).body.code).toBe('status');
    expect((await admin.call('DELETE', path)).body.errors).toHaveProperty('reason');
    expect((await admin.call('DELETE', path, { reason: 'Frode' })).status).toBe(204);
    const letter = (await world.inbox()).findLast((message) => message.subject?.endsWith('annullato'));
    expect(letter?.body).not.toContain('Frode');
    expect((await storedContract(world, uid)).delete_reason).toBe('Frode');
  });
});

describe('the form', () => {
  it('is made anew in FILLED, and wants a method before', async () => {
    const { uid, customer } = await signed();
    expect((await manager.call('POST', `/contracts/${uid}/fill-pdf`)).body.code).toBe('status');
    await customer.post('payment-method', { payment_method: 'bonifico' });
    expect((await manager.call('POST', `/contracts/${uid}/fill-pdf`)).body.data.status).toBe('FILLED');
    const { body } = await customer.get('/documents');
    expect(body.data).toMatchObject([{ kind: 'contratto' }, { kind: 'scheda', version: 2 }]);
  });
});

describe('copies', () => {
  it('are new drafts without consents, that say where they come from', async () => {
    const { contract_uid, code } = await manager.draft();
    const { status, body } = await manager.call('POST', `/contracts/${contract_uid}/duplicate`);
    expect(body.message).toMatch(/^CC-\d{4}-\d{6} duplicato da CC-\d{4}-\d{6}\.$/);
    expect([status, body.data]).toMatchObject([201, { status: 'DRAFT', firstname: 'Nicolò', general: false }]);
    expect((await eventsOf(body.data.contract_uid))[0]?.contract_events.data).toMatchObject({ copied_from: code });
    expect((await manager.call('POST', `/contracts/${contract_uid}/renew`)).body.code).toBe('status');
  });
});

describe('giving back', () => {
  it('closes the dealer’s task with everything that was paid', async () => {
    const { uid, customer } = await signed();
    await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment({ payment_method: 'bonifico' }));
    const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'CRO 9' };
    const path = `/contracts/${uid}/mark-as-refunded`;
    expect((await manager.call('POST', path, refund)).body.code).toBe('status');
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    expect((await manager.call('POST', path, { ...refund, amount: '1000.00' })).body.errors).toHaveProperty('amount');
    const { status, body } = await manager.call('POST', path, refund);
    expect([status, body.data]).toMatchObject([202, { refund_amount: '1180.00', refund_reference: 'CRO 9' }]);
    expect(
      await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(dealerTasks),
    ).toMatchObject([{ kind: 'refund', done_by: manager.uid, done_at: expect.any(Date) }]);
    expect((await world.inbox()).at(-1)?.subject).toMatch(/^Rimborso del contratto/);
    expect((await manager.call('POST', path, refund)).body.code).toBe('status');
  });
});

describe('many at once', () => {
  it('says of each what the single call would have said', async () => {
    const [first, second] = [await manager.draft(), await manager.draft({ phone: undefined })];
    const uids = [first.contract_uid, second.contract_uid, 'A'.repeat(22)];
    const { status, body } = await manager.call('POST', '/contracts/bulk', { action: 'resend-sms', uids });
    expect(status).toBe(202);
    expect(body.data).toMatchObject([
      { uid: uids[0], status: 202 },
      { uid: uids[1], status: 422 },
      { uid: uids[2], status: 404, message: 'Il contratto non c’è più: forse è già stato eliminato.' },
    ]);
    expect(body.message).toBe('1 su 3 contratti.');
    const gone = await admin.call('POST', '/contracts/bulk', { action: 'delete', uids: uids.slice(0, 1) });
    expect(gone.body.data).toMatchObject([{ status: 204 }]);
  });
});

it('is copied from no dealer that was switched off, and the sentence says where one goes on', async () => {
  const { contract_uid } = await manager.draft();
  const switchTo = (active: boolean) =>
    world.platform.db.read.update(stores).set({ active }).where(eq(stores.store_uid, world.storeUid));
  await switchTo(false);
  const { status, body } = await manager.call('POST', `/contracts/${contract_uid}/duplicate`);
  await switchTo(true);
  expect([status, body.code, body.message]).toEqual([
    422,
    'offer_changed',
    'Con gli stessi dati non si può fare: serve un contratto nuovo, con «Nuovo contratto».',
  ]);
  expect(body.errors).toEqual({
    store_uid: ['Questo concessionario non è più disponibile: ne va scelto un altro.'],
  });
});

describe('the customer of a contract that was sold by a dealer', () => {
  it('may correct the car, although the dealer sells nothing on line', async () => {
    const { customer } = await sentAtDealer(world, manager);
    const sellOnLine = (online_enabled: boolean) =>
      world.platform.db.read.update(stores).set({ online_enabled }).where(eq(stores.store_uid, world.storeUid));
    await sellOnLine(false);
    const corrected = await customer.patch({ km: 21_000 });
    await sellOnLine(true);
    expect([corrected.status, corrected.body.data.km]).toEqual([202, 21_000]);
  });
});
