import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../../platform/testing/port-of';
import { contractWorld, newCustomer, storedContract, type World } from '../../../contracts/testing';
import { paymentSessions } from '../../../payments';
import { paymentAdapter } from './payment-adapter';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

test('a provider that gives no page is told as sick, until it gives one', async () => {
  const { db, env } = world.platform;
  const { uid } = await newCustomer(world, { email: 'pagamento@example.com', phone: '+393335550191' });
  const contract = await storedContract(world, uid);
  const adapter = paymentAdapter({ db, env: { ...env, DEMO: false, PAYMENT_URL: 'https://pay.example.com/' } });
  const begin = async (isAnswered: boolean) => {
    await world.wait(1);
    const now = world.clock.now();
    await db.read.insert(paymentSessions).values({
      id: randomUUID(),
      contract_id: contract.id,
      token_hash: randomUUID(),
      amount_cents: 118_000,
      created_at: now,
      expires_at: now,
      unanswered_at: isAnswered ? null : now,
    });
  };
  const state = () => adapter.state(world.clock.now());

  expect(await state()).toEqual({ healthy: true, detail: 'Nessun evento del gestore finora.' });
  await begin(true);
  await begin(false);
  expect(await state()).toEqual({
    healthy: false,
    detail: 'Nessun evento del gestore finora. L’ultimo pagamento non si è aperto: il gestore non ha risposto.',
  });
  await begin(false);
  expect((await state()).detail).toContain('Gli ultimi 2 pagamenti non si sono aperti');
  await begin(true);
  expect((await state()).healthy).toBe(true);
});

test('an address that leads elsewhere is no good one: nobody is followed there with what is signed', async () => {
  let status = 405;
  const provider = createServer((_, response) => response.writeHead(status, { location: '/altrove' }).end());
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { db, env } = world.platform;
  const adapter = paymentAdapter({
    db,
    env: { ...env, DEMO: false, PAYMENT_URL: `http://127.0.0.1:${portOf(provider)}/` },
  });
  expect(await adapter.test('')).toMatchObject({ ok: true });
  status = 308;
  expect(await adapter.test('')).toMatchObject({ ok: false, detail: expect.stringContaining('HTTP 308') });
  provider.close();
});
