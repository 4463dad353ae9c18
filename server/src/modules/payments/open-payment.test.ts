import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { desc, eq } from 'drizzle-orm';
import { storePaymentMethods } from '../../platform/db/schema';
import { portOf } from '../../platform/testing/port-of';
import { contractWorld, newCustomer, storedContract, type World } from '../contracts/testing';
import { openPayment } from './open-payment';
import { guardedProvider } from './payments.context';
import { paymentSessions } from './tables/payment.table';

const page = 'https://pay.example.com/page/1';
let world: World;
let provider: Server;
const good = { status: 200, body: JSON.stringify({ redirect_url: page }) };
let answer = good;
let providerUrl: string;
/** What the provider was told last. */
let asked: unknown;

beforeAll(async () => {
  world = await contractWorld();
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
  provider = createServer(async (request, response) => {
    asked = JSON.parse(await text(request));
    const { status, body } = request.url === '/elsewhere' ? good : answer;
    response.writeHead(status, { location: '/elsewhere' }).end(body);
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  providerUrl = `http://127.0.0.1:${portOf(provider)}/`;
});
afterAll(async () => {
  await new Promise((closed) => provider.close(closed));
  await world.close();
});

async function contractByCard() {
  const customer = await newCustomer(world, { email: 'carta@example.com', phone: '+393331000091' });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  return storedContract(world, customer.uid);
}

test('a provider that gives no page is a 503, noted beside the payment that was begun', async () => {
  const { db } = world.platform;
  const { clock } = world;
  const context = {
    db,
    clock,
    demo: false,
    publicUrl: 'https://carcare.example',
    providerUrl,
    provider: guardedProvider(clock),
    webhookSecret: 'segreto',
  };
  const contract = await contractByCard();
  const newest = async () => {
    const [session] = await db.read.select().from(paymentSessions).orderBy(desc(paymentSessions.created_at)).limit(1);
    return session;
  };

  expect(await openPayment(context, contract, 'link')).toBe(page);
  expect(await newest()).toMatchObject({ contract_id: contract.id, unanswered_at: null });
  expect(asked).toMatchObject({
    return_url: `https://carcare.example/contract/${contract.contract_uid}?esito=attesa`,
  });

  for (const refusal of [
    { status: 500, body: '' },
    // What is signed for one address is not carried to another.
    { status: 307, body: '' },
    { status: 200, body: '{"redirect_url":"javascript:alert(1)"}' },
  ]) {
    answer = refusal;
    await world.wait(1);
    await expect(openPayment(context, contract, 'link')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await newest()).toMatchObject({ contract_id: contract.id, unanswered_at: clock.now() });
  }
});

test('where there is no provider nobody is asked to try again soon', async () => {
  const { db } = world.platform;
  const contract = await contractByCard();
  const context = {
    db,
    clock: world.clock,
    demo: false,
    publicUrl: 'https://carcare.example',
    providerUrl: null,
    provider: guardedProvider(world.clock),
    webhookSecret: null,
  };
  const refused = await openPayment(context, contract, 'link').catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('non si può pagare con la carta: scegli un altro modo'),
  });
  const begun = await db.read.select().from(paymentSessions).where(eq(paymentSessions.contract_id, contract.id));
  expect(begun).toEqual([]);
});

test('a provider that failed three times is left alone for half a minute', async () => {
  const { clock, platform } = world;
  const context = {
    db: platform.db,
    clock,
    demo: false,
    publicUrl: 'https://carcare.example',
    providerUrl,
    provider: guardedProvider(clock),
    webhookSecret: 'segreto',
  };
  const contract = await contractByCard();
  const request = jest.fn();
  provider.on('request', request);
  answer = { status: 500, body: '' };
  const pay = () => openPayment(context, contract, 'link');
  for (let n = 0; n < 4; n += 1) await expect(pay()).rejects.toMatchObject({ code: 'unavailable' });
  expect(request).toHaveBeenCalledTimes(3);
  answer = good;
  await world.wait(30);
  expect(await pay()).toBe(page);
  expect(request).toHaveBeenCalledTimes(4);
  provider.off('request', request);
});
