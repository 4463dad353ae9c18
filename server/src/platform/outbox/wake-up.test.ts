import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { testDatabase } from '../testing/test-database';
import { createWakeUp } from './wake-up';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('what is woken in a transaction uses the database beside it', async () => {
  const wakeUp = createWakeUp();
  const looked = new Promise<unknown>((resolve, reject) => {
    wakeUp.onWake(async () => {
      try {
        resolve((await db.read.execute(sql`select 1 as found`)).rows);
      } catch (error) {
        reject(error);
      }
    });
  });
  await db.transaction(async () => wakeUp.wake());
  await expect(looked).resolves.toEqual([{ found: 1 }]);
  await wakeUp.stop();
});
