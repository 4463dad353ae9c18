import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import { messages, notifications, oneTimeCodes, storePaymentMethods, stores } from '../../platform/db/schema';
import { contractEvents, contracts } from '../contracts';
import { storedContract } from '../contracts/testing';
import { type Customer, customerAt, newCustomer } from '../contracts/testing/customer';
import { contractWorld, type World } from '../contracts/testing/world';
import { documents as documentRows } from '../documents';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const ticks = { terms: true, clauses: true };

/** A code that is not the right one. */
const other = (code: string) => (code === '000000' ? '000001' : '000000');

async function pending(change?: Readonly<Record<string, unknown>>): Promise<Customer> {
  const customer = await newCustomer(world, { email: `c${Math.random()}@example.com`, ...change });
  const { status } = await customer.post('sign', ticks);
  expect(status).toBe(202);
  return customer;
}

describe('the journey of a customer', () => {
  it('goes from the data to a sealed contract, a payment method and a scheda', async () => {
    const customer = await newCustomer(world);
    expect((await customer.get()).body.data).toMatchObject({
      view: 'full',
      status: 'DRAFT',
      total: '1180.00',
      iva: '212.79',
    });

    const signing = await customer.post('sign', ticks);
    expect(signing.status).toBe(202);
    const { document_sha256, fingerprint, otp } = signing.body.data;
    expect(otp).toMatchObject({ tries_left: 5, phone: '•••• 567' });

    const [shown] = await documents(customer);
    const shownBytes = (await customer.file(`/documents/${shown?.id}`)).bytes;
    expect(sha256(shownBytes)).toBe(document_sha256);

    const sms = (await world.inbox()).findLast((message) => message.channel === 'sms');
    expect(sms?.body).toContain(`impronta ${fingerprint}`);
    expect(sms?.body).toMatch(/@127\.0\.0\.1:4000 #\d{6}$/);

    const signed = await customer.post('confirm-otp', { otp_code: await customer.code() });
    expect(signed.body.data).toMatchObject({ status: 'SIGNED', phone_verified: true, view: 'full' });
    const [sealed] = await documents(customer);
    const sealedBytes = (await customer.file(`/documents/${sealed?.id}`)).bytes;
    expect(sealed?.sealed).toBe(true);
    expect(sealedBytes.subarray(0, shownBytes.length).equals(shownBytes)).toBe(true);

    const paid = await customer.post('payment-method', { payment_method: 'bonifico' });
    expect(paid.body.data).toMatchObject({ status: 'FILLED', payment_method: 'bonifico' });
    expect((await documents(customer)).map((document) => document.kind)).toEqual(['contratto', 'scheda']);

    const mail = (await world.inbox())
      .filter((message) => message.channel === 'email')
      .map((message) => message.subject);
    expect(mail).toEqual(
      expect.arrayContaining([expect.stringContaining('firmato'), expect.stringContaining('Come pagare')]),
    );
    const check = await world.call({ path: `/public/verify/${sha256(sealedBytes)}` });
    expect(check.json().data).toMatchObject({
      known: true,
      kind: 'sealed',
      document: 'contratto',
      superseded_at: null,
    });
  });

  it('is told apart from its schede, and an old scheda from the new one, by whoever has the files', async () => {
    const customer = await newCustomer(world, { email: 'verifica@example.com', phone: '+393331111112' });
    await customer.sign();
    const check = async (kind: string) => {
      const found = (await documents(customer)).find((document) => document.kind === kind);
      const { bytes } = await customer.file(`/documents/${found?.id}`);
      const ask = async () => (await world.call({ path: `/public/verify/${sha256(bytes)}` })).json().data;
      return { ask, now: await ask() };
    };
    await customer.post('payment-method', { payment_method: 'bonifico' });
    const first = await check('scheda');
    expect(first.now).toMatchObject({ known: true, kind: 'sealed', document: 'scheda', superseded_at: null });

    await customer.post('payment-method', { payment_method: 'concessionaria' });
    expect(await first.ask()).toMatchObject({ document: 'scheda', superseded_at: world.clock.now().toISOString() });
    expect((await check('scheda')).now).toMatchObject({ document: 'scheda', superseded_at: null });

    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    expect((await check('recesso')).now).toMatchObject({ known: true, document: 'recesso', superseded_at: null });
  });

  it('lets nobody pay in a way that the dealer does not offer', async () => {
    const customer = await newCustomer(world, { email: 'carta@example.com', phone: '+393331111111' });
    await customer.sign();
    const { status, body } = await customer.post('payment-method', { payment_method: 'carta' });
    expect([status, body.errors?.payment_method?.length]).toEqual([422, 1]);
  });
});

describe('the code', () => {
  it('answers a wrong, an old and a used one alike, with the tries left', async () => {
    const customer = await pending({ phone: '+393332222222' });
    const code = await customer.code();
    const wrong = await customer.post('confirm-otp', { otp_code: other(code) });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'otp_invalid', errors: { otp_code: ['Codice errato: ti restano 4 tentativi.'] } },
    });
    await world.wait(601);
    const old = await customer.post('confirm-otp', { otp_code: code });
    expect(old).toMatchObject({ status: 422, body: { code: 'otp_invalid' } });
  });

  it('is void after five wrong tries, the right one too', async () => {
    const customer = await pending({ phone: '+393333333333' });
    const code = await customer.code();
    for (let n = 0; n < 5; n += 1) await customer.post('confirm-otp', { otp_code: other(code) });
    expect(await customer.post('confirm-otp', { otp_code: code })).toMatchObject({
      status: 422,
      body: { code: 'otp_invalid' },
    });
    expect((await customer.get()).body.data.status).toBe('PENDING');
  });

  it('ends signing after ten failures over the life of the contract, and tells whom to call', async () => {
    const customer = await pending({ phone: '+393334444444' });
    const wrong = async () => customer.post('confirm-otp', { otp_code: other(await customer.code()) });
    for (let n = 0; n < 5; n += 1) await wrong();
    await world.wait(61);
    await customer.post('resend-otp');
    for (let n = 0; n < 4; n += 1) await wrong();
    const tenth = await wrong();
    expect(tenth.body.errors?.otp_code?.[0]).toContain('02 1264 8870');
    expect((await customer.get()).body.data).toMatchObject({
      status: 'AVAIABLE',
      signing_blocked_at: expect.any(String),
      document_sha256: null,
    });
    const eleventh = await customer.post('confirm-otp', { otp_code: '123456' });
    expect(eleventh).toMatchObject({
      status: 422,
      body: { code: 'otp_invalid', errors: tenth.body.errors },
    });
    const again = await customer.post('sign', ticks);
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { otp_code: [expect.stringContaining('Autocentro Lambro')] } },
    });
  });

  it('that a clock sent which ran a day ahead neither keeps the next one waiting nor takes its place', async () => {
    const customer = await pending({ phone: '+393338888881' });
    const { db, clock } = world.platform;
    const [tomorrow, over] = [1_440, 1_450].map((minutes) => new Date(clock.now().getTime() + minutes * 60_000));
    const own = unscoped(db.read, 'the test looks at what is there')
      .select({ id: contracts.id })
      .from(contracts)
      .where(eq(contracts.contract_uid, customer.uid));
    await db.read
      .update(oneTimeCodes)
      .set({ created_at: tomorrow, expires_at: over })
      .where(inArray(oneTimeCodes.contract_id, own));
    await world.wait(1);
    expect((await customer.post('resend-otp')).status).toBe(202);
    await world.wait(61);
    expect((await customer.post('resend-otp')).status).toBe(202);
    expect((await customer.post('confirm-otp', { otp_code: await customer.code() })).status).toBe(202);
  });

  it('cannot be asked for within the cool-down; the old one stays valid', async () => {
    const customer = await pending({ phone: '+393335555555' });
    const code = await customer.code();
    await world.wait(30);
    const early = await customer.post('resend-otp');
    expect(early).toMatchObject({
      status: 429,
      body: { errors: { otp_code: ['Puoi chiedere un nuovo codice tra 30 secondi.'] } },
    });
    expect((await customer.post('confirm-otp', { otp_code: code })).status).toBe(202);
  });

  it('whose SMS was refused keeps nobody from the next, as often as the number may be sent codes', async () => {
    const customer = await pending({ phone: '+393335555556' });
    const { id } = await storedContract(world, customer.uid);
    const refused = () =>
      world.platform.db.read.update(messages).set({ status: 'failed' }).where(eq(messages.contract_id, id));
    const due = async () => Object((await customer.get()).body.data.otp).resend_at;
    const [now, minute] = [0, 60_000].map((ms) => new Date(world.clock.now().getTime() + ms).toISOString());
    expect(await due()).toBe(minute);
    await refused();
    expect(await due()).toBe(now);
    await world.wait(1);
    expect(await due()).toBe(now);
    expect((await customer.post('resend-otp')).status).toBe(202);
    expect((await customer.post('resend-otp')).status).toBe(429);
    await refused();
    expect((await customer.post('resend-otp')).status).toBe(202);
    await refused();
    const { status, body } = await customer.post('resend-otp');
    expect([status, body.errors?.otp_code]).toEqual([429, [expect.stringMatching(/^Hai chiesto troppi codici/)]]);
  });

  it('is sent once to three who ask at the same moment, and counts once', async () => {
    const phone = '+393339000003';
    const owner = await newCustomer(world, { email: 'tre@example.com', phone });
    const stranger = customerAt(world, owner.uid);
    const answers = await Promise.all([1, 2, 3].map(() => stranger.post('resend-otp')));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429]);
    for (const pause of [60, 120]) {
      await world.wait(pause);
      expect((await stranger.post('resend-otp')).status).toBe(202);
    }
    expect((await world.inbox()).filter(({ recipient }) => recipient === phone)).toHaveLength(3);
    expect((await stranger.post('confirm-otp', { otp_code: await stranger.code() })).status).toBe(202);
  });

  it('opens a contract once when two browsers type it at the same moment', async () => {
    const owner = await newCustomer(world, { email: 'due@example.com', phone: '+393339000004' });
    const browsers = [customerAt(world, owner.uid), customerAt(world, owner.uid)];
    await browsers[0]?.post('resend-otp');
    const otp_code = await owner.code();
    const answers = await Promise.all(browsers.map((browser) => browser.post('confirm-otp', { otp_code })));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [202, undefined],
      [422, 'otp_invalid'],
    ]);
    const views = await Promise.all(browsers.map(async (browser) => (await browser.get()).body.data.view));
    expect(views.sort()).toEqual(['full', 'masked']);
  });

  it('is malformed without being a try', async () => {
    const customer = await pending({ phone: '+393336666666' });
    expect((await customer.post('confirm-otp', { otp_code: '12a' })).body.errors?.otp_code).toEqual([
      'Il codice ha 6 cifre.',
    ]);
    expect((await customer.get()).body.data.otp?.tries_left).toBe(5);
  });
});

describe('a contract whose code is refused', () => {
  /** Of PDFs that no contract names: personal data that nothing erases. */
  async function unnamed(): Promise<string[]> {
    const { db, storage } = world.platform;
    const keys: string[] = [];
    for await (const { key } of storage.list('documents/')) keys.push(key);
    const rows = await unscoped(db.read, 'the test looks at what is there')
      .select({ key: documentRows.storage_key })
      .from(documentRows);
    return keys.filter((key) => !rows.some((row) => row.key === key));
  }

  it('over a limit leaves no file', async () => {
    const phone = '+393339000001';
    for (let sent = 0; sent < 3; sent += 1) await pending({ phone });
    const before = await unnamed();
    const customer = await newCustomer(world, { email: 'limite@example.com', phone });
    expect(await customer.post('sign', ticks)).toMatchObject({
      status: 429,
      body: { errors: { otp_code: [expect.stringMatching(/^Hai chiesto troppi codici\. Riprova tra \d+ minuti\.$/)] } },
    });
    expect(await unnamed()).toEqual(before);
  });

  it('because it changed meanwhile leaves no file, and keeps that of whoever was first', async () => {
    const before = await unnamed();
    const customer = await newCustomer(world, { email: 'insieme@example.com', phone: '+393339000002' });
    const cities = ['Lodi', 'Monza', 'Monza'];
    const answers = await Promise.all(cities.map((city) => customer.post('sign', { ...ticks, city })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422, 422]);
    expect(await unnamed()).toEqual(before);
    expect((await customer.post('confirm-otp', { otp_code: await customer.code() })).status).toBe(202);
  });
});

describe('the link alone', () => {
  it('shows a masked record and asks for an access code for everything else', async () => {
    const owner = await newCustomer(world, { email: 'maschera@example.com', phone: '+393337777777' });
    const stranger = customerAt(world, owner.uid);
    const { data } = (await stranger.get()).body;
    expect(data).toMatchObject({
      view: 'masked',
      fullname: 'N*** D***',
      phone: '+39 *** *** 777',
      car_vin: '*************8273',
    });
    expect(JSON.stringify(data)).not.toMatch(/Nicolò|D’Alò|Transiti|maschera@/);
    expect(await stranger.post('sign', ticks)).toMatchObject({ status: 422, body: { code: 'access_code_required' } });
    expect(await stranger.post('confirm-otp', { otp_code: '123456' })).toMatchObject({
      status: 422,
      body: { code: 'status' },
    });

    await stranger.post('resend-otp');
    expect((await stranger.post('confirm-otp', { otp_code: await stranger.code() })).body.data.view).toBe('full');
    expect((await stranger.get()).body.data.fullname).toBe('Nicolò D’Alò');
  });

  it('forgives wrong access codes once one was right, and stops ten without one', async () => {
    const { uid } = await newCustomer(world);
    const visit = async (wrong: number) => {
      await world.wait(700);
      const stranger = customerAt(world, uid);
      await stranger.post('resend-otp');
      const code = await stranger.code();
      for (let n = 0; n < wrong; n += 1) await stranger.post('confirm-otp', { otp_code: other(code) });
      return (await stranger.post('confirm-otp', { otp_code: code })).status;
    };
    expect([await visit(4), await visit(4), await visit(4)]).toEqual([202, 202, 202]);
    expect([await visit(5), await visit(5), await visit(0)]).toEqual([422, 422, 422]);
  });

  it('of an unknown contract answers like any other that is not there', async () => {
    const unknown = await customerAt(world, 'AAAAAAAAAAAAAAAAAAAAAA').get();
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('ends with the signature, but for thirty minutes of the code', async () => {
    const customer = await newCustomer(world, { email: 'fine@example.com', phone: '+393338888888' });
    await customer.sign();
    expect((await customer.get()).body.data.view).toBe('full');
    await world.wait(31 * 60);
    expect((await customer.get()).body.data.view).toBe('masked');
  });
});

describe('before the signature', () => {
  it('refuses to sign what cannot be printed, at its field', async () => {
    const customer = await newCustomer(world, { email: 'cirillo@example.com', phone: '+393339999999' });
    const rows = unscoped(world.platform.db.read, 'a contract from before such letters were refused');
    await rows.update(contracts).set({ city: '東京' }).where(eq(contracts.contract_uid, customer.uid));
    expect(await customer.post('sign', ticks)).toMatchObject({
      status: 422,
      body: { errors: { city: [expect.any(String)] } },
    });
  });

  it('takes a refusal with its reason, and a later signature takes it away', async () => {
    const customer = await newCustomer(world, { email: 'rifiuto@example.com', phone: '+393330000001' });
    expect((await customer.post('decline', { reason: 'Troppo caro' })).body.data).toMatchObject({
      status: 'DRAFT',
      decline_reason: 'Troppo caro',
    });
    expect((await customer.post('sign', ticks)).body.data.declined_at).toBeNull();
  });

  it('takes no refusal of what is signed, and says that it is', async () => {
    const customer = await newCustomer(world, { email: 'tardi@example.com', phone: '+393330000016' });
    await customer.sign();
    const late = await customer.post('decline', { reason: 'Ci ripenso' });
    expect([late.status, late.body.errors]).toEqual([422, { status: ['Il contratto è già firmato.'] }]);
  });

  it('drops the document and the code when the customer says no', async () => {
    const customer = await pending({ phone: '+393330000006' });
    expect((await customer.post('decline', { reason: 'Ci ripenso' })).body.data).toMatchObject({
      status: 'DRAFT',
      document_sha256: null,
    });
    expect(await documents(customer)).toEqual([]);
  });

  it('drops the document and the code when the data are edited', async () => {
    const customer = await pending({ phone: '+393330000002' });
    const code = await customer.code();
    expect((await customer.patch({ city: 'Monza' })).body.data).toMatchObject({
      status: 'DRAFT',
      city: 'Monza',
      document_sha256: null,
    });
    expect((await customer.post('confirm-otp', { otp_code: code })).status).toBe(422);
  });

  it('tells of a correction what was corrected, and of none nothing', async () => {
    const customer = await newCustomer(world, { email: 'uguale@example.com', phone: '+393330000031' });
    const { city, version } = (await customer.get()).body.data;
    const told = async () => {
      const contract = await storedContract(world, customer.uid);
      const events = await world.platform.db.read
        .select({ type: contractEvents.type, data: contractEvents.data })
        .from(contractEvents)
        .where(eq(contractEvents.contract_id, contract.id));
      return events.flatMap(({ type, data }) => (type === 'edited' ? [Object(data).fields] : []));
    };
    expect((await customer.patch({ city })).body.data.version).toBe(version);
    expect(await told()).toEqual([]);
    const utms = { utm_source: 'newsletter' };
    const [first, again] = [await customer.patch({ city, utms }), await customer.patch({ city, utms })];
    expect(again.body.data.version).toBe(first.body.data.version);
    await customer.patch({ city: 'Monza' });
    expect(await told()).toEqual([['city']]);
  });

  it('refuses a mileage from before the registration, also where only one of the two dates is corrected', async () => {
    const customer = await newCustomer(world, { email: 'date@example.com', phone: '+393330000008' });
    const { status, body } = await customer.patch({ car_mileage_date: '2001-01-01' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['car_mileage_date']]);
  });

  it('keeps where the visitor came from when the data are edited', async () => {
    const utms = { utm_source: 'newsletter' };
    const customer = await newCustomer(world, { email: 'campagna@example.com', phone: '+393330000007', utms });
    await customer.patch({ city: 'Monza' });
    const kept = await unscoped(world.platform.db.read, 'the test looks at what is there')
      .select({ utm_source: contracts.utm_source })
      .from(contracts)
      .where(eq(contracts.contract_uid, customer.uid));
    expect(kept).toEqual([utms]);
  });

  it('does not sign for a car that a correction takes out of the package', async () => {
    const customer = await newCustomer(world, { email: 'chilometri@example.com', phone: '+393330000005' });
    const refused = await customer.post('sign', { ...ticks, km: 130_000 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'offer_changed' } });
    expect((await customer.get()).body.data).toMatchObject({ status: 'DRAFT', km: 18_420 });
  });

  it('changes nothing of the offer in silence', async () => {
    const { status, body } = await refused({ total: '1000.00' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'offer_changed', ['package_id']]);
    expect((await refused({ km: 130_000 })).body.errors.package_id).toEqual([
      'Questa auto ha 130.000 km: il limite è 120.000.',
    ]);
    expect((await refused({ store_uid: world.packageId })).body.errors).toHaveProperty('store_uid');
  });

  it('gives numbers without gaps, whatever was refused in between', async () => {
    const codeOf = async (email: string) =>
      Number((await (await newCustomer(world, { email })).get()).body.data.code.slice(-6));
    const first = await codeOf('primo@example.com');
    await refused({ total: '1.00' });
    await refused({ store_uid: world.packageId });
    expect(await codeOf('secondo@example.com')).toBe(first + 1);
  });
});

describe('a withdrawal stated without the phone', () => {
  it('leads the dealer to the contract, where the answer’s address stands', async () => {
    const customer = await newCustomer(world, { email: 'contratto@example.com', phone: '+393330000009' });
    const { code } = await customer.sign();
    const body = { fullname: 'D’Alò Nicolò', code, email: 'altrove@example.com' };
    expect((await world.call({ method: 'POST', path: '/public/withdrawals', body })).statusCode).toBe(202);
    const url = `/cms/manager/contracts/${customer.uid}`;
    const notices = await world.platform.db.read.select().from(notifications).where(eq(notifications.cta_url, url));
    expect(notices.map(({ title }) => title)).toContain(`Dichiarazione di recesso da controllare: ${code}`);
    const sent = (await world.inbox()).filter((message) => message.contract_uid === customer.uid);
    expect(sent.map(({ recipient }) => recipient)).toContain('altrove@example.com');
  });

  it('by somebody who only counts codes through gives the dealer nothing to do', async () => {
    const customer = await newCustomer(world, { email: 'contata@example.com', phone: '+393330000029' });
    const { code } = (await customer.get()).body.data;
    const answers = [];
    for (const [n, name] of ['Mario Rossi', 'Nicolò Verdi'].entries())
      answers.push(await state({ fullname: name, code, email: `estraneo${n}@example.com` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const told = await world.platform.db.read.select().from(notifications);
    expect(told.filter(({ title }) => title === `Dichiarazione di recesso da controllare: ${code}`)).toEqual([]);
    const unmatched = told.filter(({ title }) => title === 'Dichiarazioni di recesso senza riscontro');
    expect(unmatched.map(({ excerpt }) => excerpt)).toEqual([expect.stringMatching(/, in data \d+ \w+ \d{4}, sono /)]);
    const mails = (await world.inbox()).filter(({ recipient }) => recipient?.startsWith('estraneo'));
    expect(mails.map(({ contract_uid }) => contract_uid)).toEqual([null, null]);
  });

  const state = (body: Readonly<Record<string, string>>) =>
    world.call({ method: 'POST', path: '/public/withdrawals', body });

  it('carries no words of a stranger’s into a mailbox, and fills none', async () => {
    const lure = { fullname: 'Hai vinto: https://evil.example/premio', code: 'clicca subito', email: 'x@example.com' };
    const refused = (await state(lure)).json();
    expect(Object.keys(refused.errors)).toEqual(['fullname', 'code']);
    const one = { fullname: 'Nicolò Transiti', code: 'CC-2026-999999', email: 'casella@example.com' };
    for (let n = 0; n < 3; n += 1) expect((await state(one)).statusCode).toBe(202);
    const tooMany = await state(one);
    expect([tooMany.statusCode, Object.keys(tooMany.json().errors)]).toEqual([429, ['email']]);
    const mails = (await world.inbox()).filter(({ recipient }) => recipient === one.email);
    expect([mails.length, mails.some(({ body }) => body.includes(one.fullname))]).toEqual([3, false]);
  });

  const openStatements = async ({ uid }: Customer) => {
    const url = `/cms/manager/contracts/${uid}`;
    const notices = await world.platform.db.read.select().from(notifications).where(eq(notifications.cta_url, url));
    const told = notices.filter(({ title }) => title.includes('Dichiarazione di recesso'));
    return { told: told.length, open: told.filter(({ expire_at }) => expire_at === null).length };
  };

  it('before the signature is told to the dealer, and waits for nothing once it is signed', async () => {
    const customer = await newCustomer(world, { email: 'prima@example.com', phone: '+393330000069' });
    const { code } = (await customer.get()).body.data;
    expect((await state({ fullname: 'Nicolò D’Alò', code, email: 'p@example.com' })).statusCode).toBe(202);
    const told = await world.platform.db.read.select().from(notifications);
    const [notice, ...more] = told.filter(({ title }) => title.endsWith(code) && title.includes('ecesso'));
    expect([notice?.title, more]).toEqual([`Recesso dichiarato prima della firma: ${code}`, []]);
    expect(notice?.excerpt).toMatch(/^Non c’è ancora niente da cui recedere: /);
    expect(notice?.expire_at).not.toBeNull();
    await customer.sign();
    expect((await customer.get()).body.data).not.toHaveProperty('withdrawal_stated_at');
  });

  it('makes one task while the dealer has one to look at, and keeps and tells every statement', async () => {
    const customer = await newCustomer(world, { email: 'uno@example.com', phone: '+393330000019' });
    const { code } = await customer.sign();
    for (const email of ['a@example.com', 'b@example.com'])
      expect((await state({ fullname: 'Nicolò D’Alò', code: code.toLowerCase(), email })).statusCode).toBe(202);
    expect(await openStatements(customer)).toEqual({ told: 2, open: 1 });
    const sent = (await world.inbox()).filter((message) => message.contract_uid === customer.uid);
    expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['a@example.com', 'b@example.com']));
  });

  it('is told anew five times a day at most while one waits, whoever writes; every one is receipted', async () => {
    const customer = await newCustomer(world, { email: 'sei@example.com', phone: '+393330000059' });
    const { code } = await customer.sign();
    const writers = Array.from({ length: 7 }, (_, n) => `scrive${n}@example.com`);
    for (const email of writers) expect((await state({ fullname: 'Nicolò D’Alò', code, email })).statusCode).toBe(202);
    expect(await openStatements(customer)).toEqual({ told: 5, open: 1 });
    const sent = (await world.inbox()).filter((message) => message.contract_uid === customer.uid);
    expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(writers));
  });

  it('is no longer told of once the customer has withdrawn', async () => {
    const customer = await newCustomer(world, { email: 'due@example.com', phone: '+393330000039' });
    const { code } = await customer.sign();
    await state({ fullname: 'Nicolò D’Alò', code, email: 'c@example.com' });
    expect(await openStatements(customer)).toEqual({ told: 1, open: 1 });
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    expect(await openStatements(customer)).toEqual({ told: 1, open: 0 });
  });
});

describe('after the signature', () => {
  it('takes a withdrawal in two steps, with a receipt, until the term is over', async () => {
    const customer = await newCustomer(world, { email: 'recesso@example.com', phone: '+393330000003' });
    await customer.sign();
    expect((await customer.post('withdraw/confirm')).body.errors).toHaveProperty('status');
    expect((await customer.post('withdraw')).status).toBe(202);
    const done = await customer.post('withdraw/confirm');
    expect(done.status).toBe(202);
    expect((await customer.get()).body.data.withdrawn_at).not.toBeNull();
    expect((await documents(customer)).map((document) => document.kind)).toContain('recesso');
    expect((await customer.post('payment-method', { payment_method: 'bonifico' })).body.errors).toHaveProperty(
      'status',
    );
  });

  it('gives the evidence as one ZIP', async () => {
    const customer = await newCustomer(world, { email: 'prove@example.com', phone: '+393330000004' });
    await customer.sign();
    const { bytes, status } = await customer.file('/evidence');
    expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});

interface ListedDocument {
  readonly id: string;
  readonly kind: string;
  readonly sealed: boolean;
}

async function documents(customer: Customer): Promise<readonly ListedDocument[]> {
  const answer: unknown = (await customer.get('/documents')).body;
  return isList(answer) ? answer.data : [];
}

function isList(answer: unknown): answer is { data: readonly ListedDocument[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}

async function refused(change: Readonly<Record<string, unknown>>) {
  const answer = await world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(change) });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a dealer that cannot be paid', () => {
  const methods = (...offered: ('bonifico' | 'carta')[]) =>
    world.platform.db.transaction(async (tx) => {
      await tx.delete(storePaymentMethods).where(eq(storePaymentMethods.store_uid, world.storeUid));
      const rows = offered.map((method, position) => ({ store_uid: world.storeUid, method, position }));
      if (rows.length > 0) await tx.insert(storePaymentMethods).values(rows);
    });
  const iban = (value: string | null) =>
    world.platform.db.read.update(stores).set({ iban: value }).where(eq(stores.store_uid, world.storeUid));

  it('is signed with by nobody, and a transfer waits for the IBAN', async () => {
    await iban(null);
    const customer = await newCustomer(world, { email: 'senza@example.com' });
    await methods('bonifico');
    const refused = await customer.post('sign', ticks);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { payment_method: [expect.stringMatching(/non ha un metodo di pagamento utilizzabile.*02 1264 8870/)] },
    ]);

    await methods('carta', 'bonifico');
    expect((await customer.post('sign', ticks)).status).toBe(202);
    await customer.post('confirm-otp', { otp_code: await customer.code() });
    expect((await customer.post('payment-method', { payment_method: 'bonifico' })).status).toBe(422);
    await iban('IT60X0542811101000000123456');
    expect((await customer.post('payment-method', { payment_method: 'bonifico' })).status).toBe(202);
    const letter = (await world.inbox()).findLast(({ body }) => body.includes('Causale'));
    expect(letter?.body).toContain('IBAN: IT60X0542811101000000123456');
    const { token } = await world.signIn(['admin']);
    const verdict = await world.call({ path: `/admin/contracts/${customer.uid}/verify`, token });
    expect(verdict.json().data).toMatchObject({ valid: true });
  });
});
