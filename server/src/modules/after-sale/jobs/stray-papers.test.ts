import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { jobs } from '../../../platform/db/schema';
import { contractWorld, signedAtDealer, staffAt, type World } from '../../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const strayKey = (digit: string) => `documents/${digit.repeat(2)}/${digit.repeat(64)}.pdf`;

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of world.platform.storage.list('documents/')) keys.push(key);
  return keys.sort();
}

test('a PDF that no row names goes, and every other one stays', async () => {
  const { customer } = await signedAtDealer(world, await staffAt(world));
  await customer.post('payment-method', { payment_method: 'concessionaria' });
  const { code } = (await customer.get()).body.data;
  await world.call({
    method: 'POST',
    path: '/public/withdrawals',
    body: { fullname: 'Nicolò D’Alò', code, email: 'altrove@example.com' },
  });
  const named = await files();
  const { storage, env } = world.platform;
  const [old, young] = [strayKey('a'), strayKey('b')];
  await storage.put(old, Buffer.from('%PDF'));
  const longAgo = Date.now() / 1_000 - 31 * 86_400;
  for (const key of [...named, old]) utimesSync(join(env.DATA_DIR, 'files', key), longAgo, longAgo);
  await storage.put(young, Buffer.from('%PDF'));

  await world.wait(86_400);
  expect(await files()).toEqual([...named, young].sort());
  const [job] = await world.platform.db.read.select().from(jobs).where(eq(jobs.name, 'remove-stray-documents'));
  expect(job).toMatchObject({ last_error: null, last_result: { rows: 1 } });
});
