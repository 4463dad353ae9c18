import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addRomeDays, coverEndsOn, romeDate } from 'shared-api/domain';
import type { BellNotification, ContractRequest } from 'shared-api/entities';
import { unscoped } from '../../../platform/db';
import { storePaymentMethods, stores } from '../../../platform/db/schema';
import { formatLongDateTime } from '../../../platform/i18n';
import { storeRow } from '../../stores/testing/store-rows';
import { packageSnapshot } from '../snapshots';
import { contracts } from '../tables/contract.table';
import { paidAtDealer, signedAtDealer } from '../testing/signed';
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

interface Reply<Data> {
  readonly status: number;
  readonly body: {
    readonly data: Data;
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
}

/** The owner of a paid contract, at the account's pages. */
async function owner(contractUid?: string) {
  const uid = contractUid ?? (await paidAtDealer(world, manager)).uid;
  const person = await world.signIn(['user']);
  await world.platform.db.read.update(contracts).set({ user_uid: person.uid }).where(eq(contracts.contract_uid, uid));
  const path = `/account/contracts/${uid}/requests`;
  const call = async <Data>(
    method: 'GET' | 'POST',
    body?: unknown,
    { headers = {}, below = '' }: { headers?: Readonly<Record<string, string>>; below?: string } = {},
  ): Promise<Reply<Data>> => {
    const answer = await world.call({ method, path: path + below, token: person.token, body, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    uid,
    token: person.token,
    send: (body: unknown, headers?: Readonly<Record<string, string>>) =>
      call<ContractRequest>('POST', body, { headers }),
    withdraw: async () => {
      const leave = (step: string) =>
        world.call({ method: 'POST', path: `/account/contracts/${uid}/${step}`, token: person.token, body: {} });
      await leave('withdraw');
      return (await leave('withdraw/confirm')).statusCode;
    },
    takeBack: (id: string) => call<undefined>('POST', {}, { below: `/${id}/take-back` }),
    list: async () => (await call<ContractRequest[]>('GET')).body.data,
  };
}

/** Another dealer whom a visitor may choose: somebody is in charge, and a way to pay is offered. */
async function dealer(name: string): Promise<string> {
  const store = storeRow({ store_uid: randomUUID(), name }, world.clock.now());
  const storeUid = store.store_uid ?? '';
  await world.platform.db.read.insert(stores).values(store);
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: storeUid, method: 'concessionaria', position: 0 });
  await staffAt(world, 'manager', [storeUid]);
  return storeUid;
}

const inDays = (days: number) => romeDate(new Date(world.clock.now().getTime() + days * 86_400_000));

async function bellOf({ token }: StaffSession): Promise<BellNotification[]> {
  return (await world.call({ method: 'GET', path: '/account/notifications', token })).json().data;
}

const answerTo = (staff: StaffSession, uid: string, id: string, body: unknown) =>
  staff.call('POST', `/contracts/${uid}/requests/${id}/answer`, body);

const listed = async (staff: StaffSession) => {
  const query = 'wheres[0][field]=request&wheres[0][op]=eq&wheres[0][value]=open&per_page=100';
  const { body } = await staff.call('GET', `/contracts${staff === admin ? '/search' : ''}?${query}`);
  return (body.data as unknown as { contract_uid: string }[]).map(({ contract_uid }) => contract_uid);
};

describe('a customer who asks for a day', () => {
  it('is receipted by e-mail, and heard by the dealer until the answer, which comes by e-mail as well', async () => {
    const customer = await owner();
    const asked = await customer.send({
      kind: 'appointment',
      preferred_on: inDays(20),
      day_part: 'morning',
      km: 31_200,
      text: 'Anche il cambio delle gomme.',
    });
    expect([asked.status, asked.body.message]).toEqual([
      201,
      'Richiesta inviata al concessionario Autocentro Lambro. Ti scriviamo per e-mail appena risponde.',
    ]);
    expect(asked.body.data).toMatchObject({
      kind: 'appointment',
      preferred_on: inDays(20),
      day_part: 'morning',
      km: 31_200,
      due_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      answered_at: null,
    });
    expect(await bellOf(manager)).toContainEqual(
      expect.objectContaining({
        title: expect.stringMatching(/^Richiesta di appuntamento: CC-/),
        cta_url: `/cms/manager/contracts/${customer.uid}`,
      }),
    );
    expect(await listed(manager)).toEqual([customer.uid]);
    expect(await listed(admin)).toEqual([customer.uid]);
    expect((await world.inbox()).at(-1)).toMatchObject({
      channel: 'email',
      subject: expect.stringMatching(/^Abbiamo ricevuto la tua richiesta/),
    });

    const seen = await manager.call('GET', `/contracts/${customer.uid}/requests`);
    expect(seen.body.data).toMatchObject([{ id: asked.body.data.id, text: 'Anche il cambio delle gomme.' }]);
    const at = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString();
    const answered = await answerTo(manager, customer.uid, asked.body.data.id, {
      text: 'Ti aspettiamo.',
      appointment_at: at,
    });
    expect([answered.status, answered.body.message]).toEqual([202, 'Risposta inviata al cliente.']);
    expect(await customer.list()).toMatchObject([{ answer: 'Ti aspettiamo.', appointment_at: at }]);
    expect((await world.inbox()).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Risposta alla tua richiesta/),
      body: expect.stringMatching(/Appuntamento: .*\n\nTi aspettiamo\./),
    });
    expect((await bellOf(manager)).filter(({ title }) => title.startsWith('Richiesta di appuntamento'))).toEqual([]);
    expect(await listed(manager)).toEqual([]);
  });

  it('finds the day and hour that were agreed in the calendar, and the dealer does too', async () => {
    const customer = await owner();
    const { body } = await customer.send({ kind: 'appointment', preferred_on: inDays(20) });
    const at = new Date(world.clock.now().getTime() + 20 * 86_400_000);
    const answered = { text: 'Ti aspettiamo.', appointment_at: at.toISOString() };
    expect((await answerTo(manager, customer.uid, body.data.id, answered)).status).toBe(202);
    const start = `DTSTART:${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z\r\n`;
    for (const [area, token] of [
      ['account', customer.token],
      ['manager', manager.token],
    ]) {
      const { payload } = await world.call({ path: `/${area}/contracts/${customer.uid}/calendar.ics`, token });
      expect(payload).toContain(start);
      expect(payload).toContain('SUMMARY:Appuntamento per il tagliando: Jeep Avenger\r\n');
    }
    await world.wait(21 * 86_400);
    manager = await staffAt(world);
    const path = `/manager/contracts/${customer.uid}/calendar.ics`;
    expect((await world.call({ path, token: manager.token })).payload).not.toContain('Appuntamento');
  });

  it('asks once for one key, and not again while the first waits', async () => {
    const customer = await owner();
    const body = { kind: 'appointment', preferred_on: inDays(3) };
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await customer.send(body, key), await customer.send(body, key)];
    expect(again.body.data.id).toBe(first.body.data.id);
    const another = await customer.send(body);
    expect([another.status, another.body.errors]).toEqual([
      422,
      { kind: ['Hai già una richiesta come questa in attesa di risposta.'] },
    ]);
    expect(await customer.list()).toHaveLength(1);
  });

  it('is to be answered before the day that was asked for', async () => {
    const customer = await owner();
    const { body } = await customer.send({ kind: 'appointment', preferred_on: inDays(3) });
    expect(String(body.data.due_on) < inDays(3)).toBe(true);
  });

  it('names a day that is still to come', async () => {
    const customer = await owner();
    const refused = await customer.send({ kind: 'appointment', preferred_on: inDays(0) });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { preferred_on: ['Scegli un giorno da domani in poi.'] },
    ]);
    expect((await customer.send({ kind: 'appointment' })).body.errors).toEqual({
      preferred_on: ['Campo obbligatorio.'],
    });
  });

  it('names a day on which the contract still covers the car', async () => {
    const customer = await owner();
    const lastDay = coverEndsOn(world.clock.now(), 36);
    const refused = await customer.send({ kind: 'appointment', preferred_on: addRomeDays(lastDay, 1) });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { preferred_on: [expect.stringMatching(/^Scegli un giorno entro la fine della copertura: \d+ \S+ 20\d\d\.$/)] },
    ]);
    expect((await customer.send({ kind: 'appointment', preferred_on: lastDay })).status).toBe(201);
  });

  it('names any day of a rental, which runs from the handing over of the car', async () => {
    const customer = await owner();
    const db = unscoped(world.platform.db.read, 'the test writes what it needs');
    const own = eq(contracts.contract_uid, customer.uid);
    const [contract] = await db.select({ frozen: contracts.package_snapshot }).from(contracts).where(own);
    await db
      .update(contracts)
      .set({ package_snapshot: { ...packageSnapshot.parse(contract?.frozen), kind: 'rental' } })
      .where(own);
    const preferred_on = addRomeDays(coverEndsOn(world.clock.now(), 36), 18);
    expect((await customer.send({ kind: 'appointment', preferred_on })).status).toBe(201);
  });
});

it('foresees the next service from the kilometres that the customer tells', async () => {
  const customer = await owner();
  const before = await world.call({ path: `/account/contracts/${customer.uid}`, token: customer.token });
  expect(before.json().data.maintenance[0]).toMatchObject({ due_km: 38_420 });
  const asked = { kind: 'appointment', preferred_on: inDays(5), km: 40_000 };
  expect((await customer.send(asked)).status).toBe(201);
  const today = romeDate(world.clock.now());
  for (const [area, token] of [
    ['account', customer.token],
    ['manager', manager.token],
  ]) {
    const { data } = (await world.call({ path: `/${area}/contracts/${customer.uid}`, token })).json();
    expect(data.maintenance[0].projected_on).toBe(today);
  }
});

it('takes no fewer kilometres than the contract and its services tell', async () => {
  const customer = await owner((await paidAtDealer(world, manager, { car_vin: 'ZFA31200000654321' })).uid);
  const told = (km: number) => `L’ultima volta erano ${km.toLocaleString('it-IT')} km: non possono essere meno.`;
  const ask = (km: number) => customer.send({ kind: 'appointment', preferred_on: inDays(5), km });
  expect((await ask(18_419)).body.errors).toEqual({ km: [told(18_420)] });
  const service = { date: romeDate(world.clock.now()), km: 30_000 };
  expect((await manager.call('POST', `/contracts/${customer.uid}/maintenance/1/done`, service)).status).toBe(202);
  const fault = await customer.send({ kind: 'fault', text: 'Rumore.', km: 29_999 });
  expect([fault.status, fault.body.errors]).toEqual([422, { km: [told(30_000)] }]);
  expect((await ask(30_000)).status).toBe(201);
});

it('takes kilometres that are far more than the last ones only once they were read again', async () => {
  const customer = await owner((await paidAtDealer(world, manager, { car_vin: 'ZFA31200000654322' })).uid);
  const fault = { kind: 'fault', text: 'Rumore.', km: 184_200 };
  const refused = await customer.send(fault);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      km: ['Sono 165.780 km in più dell’ultima volta (18.420 km): controlla e, se sono giusti, confermali.'],
    },
  ]);
  expect(await customer.list()).toEqual([]);
  expect((await customer.send({ ...fault, km_confirmed: true })).status).toBe(201);
});

it('may be taken back as long as it was not answered, and asked anew', async () => {
  const customer = await owner();
  const body = { kind: 'appointment', preferred_on: inDays(4) };
  const { id } = (await customer.send(body)).body.data;
  const stranger = await owner();
  expect((await stranger.takeBack(id)).status).toBe(404);
  const taken = await customer.takeBack(id);
  expect([taken.status, taken.body.message, await customer.list()]).toEqual([202, 'Richiesta ritirata.', []]);
  expect((await bellOf(manager)).filter(({ cta_url }) => cta_url?.endsWith(customer.uid))).toEqual([]);
  expect(await listed(manager)).not.toContain(customer.uid);
  expect((await answerTo(manager, customer.uid, id, { text: 'Ti aspettiamo.' })).status).toBe(404);

  const again = await customer.send(body);
  expect(again.status).toBe(201);
  await answerTo(manager, customer.uid, again.body.data.id, { text: 'Ti aspettiamo.' });
  const late = await customer.takeBack(again.body.data.id);
  expect([late.status, late.body.errors]).toEqual([
    422,
    { status: ['A questa richiesta è già stata data una risposta.'] },
  ]);
});

it('leaves nothing of what was written in anybody’s notices once it is taken back', async () => {
  const customer = await owner();
  const store_uid = await dealer('Officine Sempione');
  const asked = { kind: 'dealer_change', store_uid, text: 'Mi trasferisco a Bolzano.' };
  const { id } = (await customer.send(asked)).body.data;
  const path = '/admin/in-app-notifications/search?search=Bolzano';
  const notices = async () => (await world.call({ path, token: admin.token })).json().data;
  expect(await notices()).toHaveLength(2);
  expect((await customer.takeBack(id)).status).toBe(202);
  expect(await notices()).toEqual([]);
});

it('ends with the contract that is left, and is no work of the dealer’s any more', async () => {
  const customer = await owner();
  const { id } = (await customer.send({ kind: 'appointment', preferred_on: inDays(4) })).body.data;
  expect(await customer.withdraw()).toBe(202);
  expect(await customer.list()).toMatchObject([
    { id, answer: 'Il contratto è finito con il recesso: la richiesta è chiusa.', answered_at: expect.any(String) },
  ]);
  const told = (await bellOf(manager)).filter(({ cta_url }) => cta_url?.endsWith(customer.uid));
  expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^Recesso: CC-/)]);
  expect(await listed(manager)).not.toContain(customer.uid);
});

describe('a customer whose car breaks down', () => {
  it('tells the dealer what happened, and may tell of a second fault', async () => {
    const customer = await owner();
    expect((await customer.send({ kind: 'fault' })).body.errors).toEqual({ text: ['Campo obbligatorio.'] });
    const first = await customer.send({ kind: 'fault', text: 'Si è accesa la spia del motore.', stopped: true });
    expect(first.status).toBe(201);
    expect((await customer.send({ kind: 'fault', text: 'Il clima non raffredda.' })).status).toBe(201);
    const excerpts = async () =>
      (await bellOf(manager)).flatMap(({ type, excerpt }) => (type === 'warning' ? excerpt : []));
    const engine = 'Jeep Avenger, l’auto è ferma. Si è accesa la spia del motore.';
    expect(await excerpts()).toEqual(expect.arrayContaining([engine, 'Jeep Avenger. Il clima non raffredda.']));
    // An answer ends the notice of its own request only.
    await answerTo(manager, customer.uid, first.body.data.id, { text: 'Mandiamo il carro attrezzi.' });
    expect(await excerpts()).not.toContain(engine);
    expect(await excerpts()).toContain('Jeep Avenger. Il clima non raffredda.');
    expect(await listed(manager)).toContain(customer.uid);
  });
});

it('tells the operator, too, that another dealer is wished for', async () => {
  const storeUid = await dealer('Milano Sud');
  const customer = await owner();
  const own = await customer.send({ kind: 'dealer_change', store_uid: world.storeUid });
  expect(own.body.errors).toEqual({ store_uid: ['È già il tuo concessionario.'] });
  const unknown = await customer.send({ kind: 'dealer_change', store_uid: randomUUID() });
  expect(Object.keys(unknown.body.errors ?? {})).toEqual(['store_uid']);

  const asked = await customer.send({ kind: 'dealer_change', store_uid: storeUid });
  expect(asked.body.data).toMatchObject({ store: { store_uid: storeUid, name: 'Milano Sud' } });
  const told = expect.objectContaining({
    title: expect.stringMatching(/^Richiesta di cambiare concessionario: CC-/),
    excerpt: 'Jeep Avenger, chiede Milano Sud.',
    cta_url: `/cms/admin/contracts/${customer.uid}`,
  });
  expect(await bellOf(admin)).toContainEqual(told);
  await answerTo(admin, customer.uid, asked.body.data.id, { text: 'Da oggi ti segue Milano Sud.' });
  expect(await bellOf(admin)).not.toContainEqual(told);
});

it('asks for no other dealer and no transfer once the cover is over, but may still tell of a fault', async () => {
  const storeUid = await dealer('Milano Ovest');
  const customer = await owner();
  const signedAt = (months: number) => {
    const at = new Date(world.clock.now());
    at.setUTCMonth(at.getUTCMonth() - months);
    return world.platform.db.read
      .update(contracts)
      .set({ signed_at: at })
      .where(eq(contracts.contract_uid, customer.uid));
  };
  const change = { kind: 'dealer_change', store_uid: storeUid };
  await signedAt(36);
  for (const body of [change, { kind: 'transfer', text: 'Ho venduto l’auto.' }]) {
    const { status, body: refused } = await customer.send(body);
    expect([status, refused.errors]).toEqual([
      422,
      { kind: [expect.stringMatching(/^La copertura è finita il \d+ \S+ 20\d\d: .* soltanto un guasto\.$/)] },
    ]);
  }
  expect((await customer.send({ kind: 'fault', text: 'Rumore.' })).status).toBe(201);
  await signedAt(35);
  expect((await customer.send(change)).status).toBe(201);
});

it('is for paid contracts only, and for their owner', async () => {
  const signed = await owner((await signedAtDealer(world, manager)).uid);
  const refused = await signed.send({ kind: 'fault', text: 'Rumore.' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['status']]);

  const customer = await owner();
  const { token } = await world.signIn(['user']);
  const path = `/account/contracts/${customer.uid}/requests`;
  expect((await world.call({ method: 'GET', path, token })).statusCode).toBe(404);
  const body = { kind: 'fault', text: 'Rumore.' };
  expect((await world.call({ method: 'POST', path, token, body })).statusCode).toBe(404);
});

it('is answered once, by the contract’s own dealer or the operator', async () => {
  const customer = await owner();
  const { id } = (await customer.send({ kind: 'transfer', text: 'A Carla Neri, 333 1234567.' })).body.data;
  const stranger = await staffAt(world, 'manager', []);
  const body = { text: 'Fatto.' };
  expect((await answerTo(stranger, customer.uid, id, body)).status).toBe(404);
  const other = await owner();
  expect((await answerTo(manager, other.uid, id, body)).status).toBe(404);
  const past = await answerTo(admin, customer.uid, id, {
    ...body,
    appointment_at: new Date(world.clock.now().getTime() - 1).toISOString(),
  });
  expect(Object.keys(past.body.errors ?? {})).toEqual(['appointment_at']);
  expect((await answerTo(admin, customer.uid, id, body)).status).toBe(202);
  expect((await answerTo(manager, customer.uid, id, body)).status).toBe(422);
});

describe('an answer that is changed', () => {
  const day = 86_400_000;
  const after = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

  /** A request for a day that was answered with one. */
  async function agreed() {
    const customer = await owner();
    const { id } = (await customer.send({ kind: 'appointment', preferred_on: inDays(5) })).body.data;
    const at = after(5);
    const { status, body } = await answerTo(manager, customer.uid, id, { text: 'Ti aspettiamo.', appointment_at: at });
    expect(status).toBe(202);
    const { version } = body.data as unknown as ContractRequest;
    return { ...customer, id, at, version, answeredAt: world.clock.now().toISOString() };
  }

  const changeTo = (
    staff: StaffSession,
    { uid, id }: { readonly uid: string; readonly id: string },
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => staff.call('PATCH', `/contracts/${uid}/requests/${id}/answer`, body, headers);

  const calendarOf = async ({ uid, token }: { readonly uid: string; readonly token: string }) => {
    const { payload } = await world.call({ path: `/account/contracts/${uid}/calendar.ics`, token });
    return payload
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .flatMap((event) => (event.includes('Appuntamento') ? event.trim().split('\r\n') : []));
  };
  const lineOf = (lines: readonly string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  const utc = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

  const auditOf = async (uid: string) => {
    const { code } = (await admin.call('GET', `/contracts/${uid}`)).body.data;
    const path = `/admin/audit?search=${code}&sort=-at`;
    return (await world.call({ path, token: admin.token })).json().data;
  };

  it('moves the appointment, and the customer reads from when to when', async () => {
    const request = await agreed();
    const before = await calendarOf(request);
    await world.wait(3_600);
    const moved = after(9);
    const changed = await changeTo(manager, request, { text: 'Ci serve più tempo.', appointment_at: moved });
    expect([changed.status, changed.body.message]).toEqual([202, 'Nuova risposta inviata al cliente.']);
    expect(await request.list()).toMatchObject([
      {
        answer: 'Ci serve più tempo.',
        appointment_at: moved,
        former_appointment_at: request.at,
        answered_at: request.answeredAt,
        answer_changed_at: world.clock.now().toISOString(),
      },
    ]);
    const told = (await world.inbox()).at(-1);
    expect(told?.subject).toMatch(/^Appuntamento spostato: contratto CC-/);
    const [from, to] = [request.at, moved].map((instant) => formatLongDateTime(new Date(instant)));
    // Before the 1st, the 8th and the 11th the article has an apostrophe.
    const said = told?.body.replaceAll(/\b(da|a)ll’/g, '$1l ');
    expect(said).toContain(`Appuntamento spostato: dal ${from} al ${to}\n\nCi serve più tempo.`);

    // What no longer holds stays on record.
    expect(await auditOf(request.uid)).toContainEqual(
      expect.objectContaining({
        action: 'contracts.request-answer-changed',
        data: expect.objectContaining({ move: 'moved', before: request.at, appointment_at: moved }),
      }),
    );
    const now = await calendarOf(request);
    expect(lineOf(now, 'UID')).toBe(lineOf(before, 'UID'));
    expect(Number(lineOf(now, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')));
    expect(lineOf(now, 'DTSTART')).toBe(utc(moved));
    expect(now).toContain('TRIGGER:-P1D');
  });

  it('is refused with the words of before, which tell the day that holds no more', async () => {
    const request = await agreed();
    const letters = (await world.inbox()).length;
    const text = ['È la risposta di prima, con l’appuntamento che non vale più: dire al cliente che cosa cambia.'];
    for (const appointment_at of [after(9), undefined]) {
      const { status, body } = await changeTo(manager, request, { text: ' Ti aspettiamo. ', appointment_at });
      expect([status, body.errors]).toEqual([422, { text }]);
    }
    expect(await world.inbox()).toHaveLength(letters);
    expect(await request.list()).toMatchObject([{ answer: 'Ti aspettiamo.', appointment_at: request.at }]);
  });

  it('calls the appointment off where it names none, in the calendar, too, and may agree another one', async () => {
    const request = await agreed();
    const before = await calendarOf(request);
    expect((await changeTo(admin, request, { text: 'L’officina è ferma.' })).status).toBe(202);
    expect(await request.list()).toMatchObject([{ appointment_at: null, former_appointment_at: request.at }]);
    const told = (await world.inbox()).at(-1);
    expect(told?.subject).toMatch(/^Appuntamento disdetto: contratto CC-/);
    expect(told?.body).toContain(
      `Appuntamento disdetto: ${formatLongDateTime(new Date(request.at))}\n\nL’officina è ferma.`,
    );
    const off = await calendarOf(request);
    expect(lineOf(off, 'UID')).toBe(lineOf(before, 'UID'));
    expect(Number(lineOf(off, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')));
    expect([lineOf(off, 'STATUS'), lineOf(off, 'DTSTART')]).toEqual(['CANCELLED', utc(request.at)]);
    expect(off).not.toContain('BEGIN:VALARM');

    const again = after(12);
    expect((await changeTo(manager, request, { text: 'Ripartita.', appointment_at: again })).status).toBe(202);
    expect((await world.inbox()).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Nuova risposta alla tua richiesta: contratto CC-/),
      body: expect.stringMatching(/\nAppuntamento: .*\n\nRipartita\./),
    });
    const anew = await calendarOf(request);
    expect([lineOf(anew, 'STATUS'), lineOf(anew, 'DTSTART')]).toEqual([undefined, utc(again)]);
    expect(Number(lineOf(anew, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(off, 'SEQUENCE')));
  });

  it('may be worded anew beside the same appointment, even once that is over, and is not sent twice alike', async () => {
    const request = await agreed();
    const same = { text: 'Ti aspettiamo.', appointment_at: request.at };
    const letters = (await world.inbox()).length;
    expect((await changeTo(manager, request, same)).body.errors).toEqual({
      text: ['È la risposta che il cliente ha già ricevuto.'],
    });
    const past = await changeTo(manager, request, { ...same, appointment_at: after(-1) });
    expect([past.status, Object.keys(past.body.errors ?? {})]).toEqual([422, ['appointment_at']]);
    expect(await world.inbox()).toHaveLength(letters);
    await world.wait(6 * 86_400);
    manager = await staffAt(world);
    expect((await changeTo(manager, request, { ...same, text: 'Grazie della visita.' })).status).toBe(202);
    expect((await world.inbox()).at(-1)?.subject).toMatch(/^Nuova risposta alla tua richiesta/);
  });

  it('is one of two that were sent at once: the other is told', async () => {
    const request = await agreed();
    const seen = { 'if-match': `"${request.version}"` };
    const key = { ...seen, 'idempotency-key': randomUUID() };
    const body = { text: 'Meglio venerdì.', appointment_at: after(6) };
    const [first, again] = [await changeTo(manager, request, body, key), await changeTo(manager, request, body, key)];
    expect([first.status, again.status, again.body.data]).toEqual([202, 202, first.body.data]);
    const late = await changeTo(admin, request, { text: 'Meglio lunedì.', appointment_at: after(8) }, seen);
    expect(late.status).toBe(412);
    expect(await request.list()).toMatchObject([{ answer: 'Meglio venerdì.' }]);

    const { version } = first.body.data as unknown as ContractRequest;
    const both = await Promise.all(
      [manager, admin].map((staff, n) =>
        changeTo(staff, request, { text: `Meglio di sera, ${n}.` }, { 'if-match': `"${version}"` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([202, 412]);
  });

  it('is refused before there is one, after a withdrawal, and to another dealer', async () => {
    const body = { text: 'Altro giorno.', appointment_at: after(6) };
    const customer = await owner();
    const { id } = (await customer.send({ kind: 'appointment', preferred_on: inDays(5) })).body.data;
    const early = await changeTo(manager, { uid: customer.uid, id }, body);
    expect([early.status, early.body.errors]).toEqual([
      422,
      { status: ['A questa richiesta non è ancora stata data una risposta.'] },
    ]);
    const request = await agreed();
    const stranger = await staffAt(world, 'manager', []);
    expect((await changeTo(stranger, request, body)).status).toBe(404);
    expect((await changeTo(manager, { uid: customer.uid, id: request.id }, body)).status).toBe(404);
    expect(await request.withdraw()).toBe(202);
    const left = await changeTo(manager, request, body);
    expect([left.status, Object.keys(left.body.errors ?? {})]).toEqual([422, ['status']]);
    expect(await request.list()).toMatchObject([{ answer: 'Ti aspettiamo.', appointment_at: request.at }]);
  });
});

test('an emoji of the customer’s that a notice has no room for keeps no request back, and is not cut in two', async () => {
  const customer = await owner();
  const text = `${'a'.repeat(145)}😀 e poi si è fermata`;
  expect((await customer.send({ kind: 'fault', text })).status).toBe(201);
  expect((await customer.list())[0]?.text).toBe(text);
  const told = (await bellOf(manager)).find(({ title }) => title.startsWith('Guasto segnalato'));
  expect(told?.excerpt).toBe(`Jeep Avenger. ${'a'.repeat(145)}`);
});
