import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../platform/testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** What PostgreSQL says of a full disk, to whoever writes into the table. */
const fill = sql`
  create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;`;
const refuse = sql`create trigger full_disk before update on sessions execute function full_disk()`;

test('on a full disk who is signed in goes on reading', async () => {
  const { token } = await api.signIn(['user']);
  const { read: db } = api.platform.db;
  await db.execute(fill);
  await db.execute(refuse);
  // Longer than the moment of the last call is left as it stands.
  await api.wait(61);
  expect((await api.call({ path: '/account/privacy', token })).statusCode).toBe(200);
  await db.execute(sql`drop trigger full_disk on sessions`);
  expect((await api.call({ path: '/account/privacy', token })).statusCode).toBe(200);
});
