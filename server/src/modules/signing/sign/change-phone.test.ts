import { and, count, eq, isNull } from 'drizzle-orm';
import { oneTimeCodes } from '../../../platform/db/schema';
import { multipart } from '../../../platform/testing';
import { blankPdf } from '../../assets/testing/papers';
import { contracts } from '../../contracts';
import { customerAt, newCustomer, type StaffSession, staffAt, storedContract } from '../../contracts/testing';
import { contractWorld, type World } from '../../contracts/testing/world';

/** Numbers of this test alone: the limits count by number. */
let phone: string;
let thief: string;
let tests = 0;

let world: World;
let dealer: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
  dealer = await staffAt(world);
});
beforeEach(() => {
  tests += 1;
  phone = `+39333100000${tests}`;
  thief = `+39347200000${tests}`;
});
afterAll(() => world.close());

/** A contract whose person the dealer identified, and the customer at the counter's QR. */
async function identified() {
  const { contract_uid } = await dealer.draft({ phone });
  await dealer.call('POST', `/contracts/${contract_uid}/resend-sms`);
  const db = world.platform.db.read;
  await db.update(contracts).set({ signature_level: 'FEA' }).where(eq(contracts.contract_uid, contract_uid));
  return { uid: contract_uid, ...(await atQr(contract_uid)) };
}

async function atQr(uid: string) {
  const { url } = (await world.call({ path: `/manager/contracts/${uid}/qr`, token: dealer.token })).json<{
    data: { url: string };
  }>().data;
  const key = new URL(url).searchParams.get('k');
  const customer = customerAt(world, uid);
  expect((await customer.post('open', { k: key })).status).toBe(202);
  return { key, customer };
}

/** What has reached a number. */
async function smsTo(number: string): Promise<string[]> {
  const messages = await world.inbox();
  return messages.filter(({ recipient }) => recipient === number).map(({ body }) => body);
}

/** The only code that reached a number. */
async function codeFor(number: string): Promise<string> {
  const codes = (await smsTo(number)).flatMap((body) => body.match(/#(\d{6})$/)?.[1] ?? []);
  expect(codes).toHaveLength(1);
  return codes[0] ?? '';
}

/** A code that is not the one that was sent. */
const other = (code: string) => (code === '000000' ? '111111' : '000000');

test('whoever has the link cannot make the number theirs, neither by an edit nor with the request to sign', async () => {
  const { uid, customer } = await identified();
  expect((await customer.get()).body.data.phone_by_staff).toBe(true);
  const edit = await customer.patch({ phone: thief });
  expect([edit.status, edit.body.errors?.phone?.[0]]).toEqual([
    422,
    expect.stringContaining('Per cambiarlo serve un codice su tutti e due i numeri'),
  ]);
  const ticks = { terms: true, clauses: true, general: true, marketing: false, survey: false };
  expect((await customer.post('sign', { ...ticks, phone: thief })).body.errors).toHaveProperty('phone');
  expect(await storedContract(world, uid)).toMatchObject({ phone, signature_level: 'FEA' });
  expect(await smsTo(thief)).toEqual([]);
});

test('a code on both numbers changes it: FEA becomes FES, link, grants and codes end, the old number is told', async () => {
  const { uid, key, customer } = await identified();
  const elsewhere = customerAt(world, uid);
  await elsewhere.post('open', { k: key });

  const started = await customer.post('phone', { phone: thief });
  expect([started.status, started.body.message]).toEqual([202, expect.stringContaining('due codici')]);
  expect(started.body.data).toMatchObject({
    old_code: { phone: `•••• ${phone.slice(-3)}`, tries_left: 5 },
    new_code: { phone: `•••• ${thief.slice(-3)}`, tries_left: 5 },
  });
  const codes = { old_code: await codeFor(phone), new_code: await codeFor(thief) };

  const changed = await customer.post('phone/confirm', { phone: thief, ...codes });
  expect([changed.status, changed.body.data.view]).toEqual([202, 'full']);
  expect(changed.body.data).toMatchObject({ phone: thief, phone_verified: true, signature_level: 'FES' });
  expect(await smsTo(phone)).toContainEqual(expect.stringContaining('non vale più per il contratto'));
  expect((await customer.get()).body.data.view).toBe('full');
  expect((await elsewhere.get()).body.data.view).toBe('masked');
  expect((await customerAt(world, uid).post('open', { k: key })).status).toBe(404);
  const [row] = await world.platform.db.read
    .select({ live: count() })
    .from(oneTimeCodes)
    .innerJoin(contracts, eq(contracts.id, oneTimeCodes.contract_id))
    .where(and(eq(contracts.contract_uid, uid), isNull(oneTimeCodes.used_at), isNull(oneTimeCodes.voided_at)));
  expect(row?.live).toBe(0);
});

test('either code alone changes nothing, and a code for one number does not serve for another', async () => {
  const { uid, customer } = await identified();
  await customer.post('phone', { phone: thief });
  const [old_code, new_code] = [await codeFor(phone), await codeFor(thief)];
  const wrong = [
    { change: { phone: thief, old_code: other(old_code), new_code }, field: 'old_code' },
    { change: { phone: thief, old_code, new_code: other(new_code) }, field: 'new_code' },
    { change: { phone: '+393200000000', old_code, new_code }, field: 'old_code' },
  ];
  for (const { change, field } of wrong) {
    const answer = await customer.post('phone/confirm', change);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect(await storedContract(world, uid)).toMatchObject({ phone, signature_level: 'FEA' });
});

test('of two who ask at the same moment one gets the codes', async () => {
  const { customer } = await identified();
  const answers = await Promise.all([1, 2].map(() => customer.post('phone', { phone: thief })));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
  expect(await codeFor(thief)).toMatch(/^\d{6}$/);
});

test('a visitor without a grant and a signed contract change no number', async () => {
  const customer = await newCustomer(world, { phone });
  expect((await customerAt(world, customer.uid).post('phone', { phone: thief })).status).toBe(422);
  await customer.sign();
  expect((await customer.post('phone', { phone: thief })).body.code).toBe('status');
});

test('who typed the number in the funnel still corrects it there', async () => {
  const customer = await newCustomer(world, { phone });
  expect((await customer.get()).body.data.phone_by_staff).toBe(false);
  expect((await customer.patch({ phone: thief })).body.data.phone).toBe(thief);
});

test('staff’s change drops FEA, ends the grants and is told to the old number', async () => {
  const { uid, customer } = await identified();
  expect((await dealer.call('PATCH', `/contracts/${uid}/update`, { phone: thief })).status).toBe(202);
  expect(await storedContract(world, uid)).toMatchObject({
    phone: thief,
    phone_verified: false,
    signature_level: 'FES',
  });
  expect((await customer.get()).body.data.view).toBe('masked');
  expect(await smsTo(phone)).toContainEqual(expect.stringContaining('non vale più per il contratto'));
});

describe('a stranger who has the link asks for an access code', () => {
  const document = {
    document_type: 'passaporto',
    number: 'YA1234567',
    expires_on: '2030-01-01',
    service_accepted: 'true',
  };

  /** A contract whose number staff exchanged after they sent it; before, they may have seen its person's document. */
  async function exchanged(seen: boolean) {
    const { contract_uid: uid } = await dealer.draft({ phone });
    await dealer.call('POST', `/contracts/${uid}/resend-sms`);
    if (seen) {
      const body = multipart({
        token: dealer.token,
        file: { name: 'documento.pdf', content: await blankPdf() },
        fields: document,
      });
      const url = `/api/v1/manager/contracts/${uid}/identity`;
      expect((await world.app.http.inject({ method: 'POST', url, ...body })).statusCode).toBe(202);
    }
    await world.wait(60);
    expect((await dealer.call('PATCH', `/contracts/${uid}/update`, { phone: thief })).status).toBe(202);
    return customerAt(world, uid);
  }

  test('none goes to a number that was written after its person was identified', async () => {
    const stranger = await exchanged(true);
    const before = await smsTo(thief);
    const refused = await stranger.post('resend-otp');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { phone: [expect.stringMatching(/^Il numero è cambiato dopo il riconoscimento: .* Chiama .+, .+\.$/)] },
    ]);
    expect(await smsTo(thief)).toEqual(before);
  });

  test('where nobody was identified it goes to the number of now', async () => {
    const stranger = await exchanged(false);
    expect((await stranger.post('resend-otp')).status).toBe(202);
    expect(await codeFor(thief)).toMatch(/^\d{6}$/);
  });
});
