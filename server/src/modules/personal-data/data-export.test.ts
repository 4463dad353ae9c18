import { asc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { unscoped } from '../../platform/db';
import { auditLog, users } from '../../platform/db/schema';
import { plainPicture, upload } from '../assets/testing/pictures';
import { contracts } from '../contracts';
import { contractWorld, newCustomer, type World } from '../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

async function owner() {
  const person = await world.signIn(['user']);
  const give = (uid: string) =>
    world.platform.db.read.update(contracts).set({ user_uid: person.uid }).where(eq(contracts.contract_uid, uid));
  const call = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: unknown) =>
    world.call({ method, path: `/account/${path}`, body, token: person.token });
  return { ...person, give, call };
}

test('the ledger of consents is read back, the latest first', async () => {
  const me = await owner();
  await me.call('PATCH', 'update-privacy', { marketing: true });
  await world.wait(60);
  await me.call('PATCH', 'update-privacy', { marketing: false, survey: true });
  const { history, ...present } = (await me.call('GET', 'privacy')).json().data;
  expect(present).toEqual({ general: false, marketing: false, survey: true });
  expect(
    history.map((row: { consent: string; given: boolean; source: string }) => [row.consent, row.given, row.source]),
  ).toEqual([
    ['marketing', false, 'account'],
    ['survey', true, 'account'],
    ['marketing', true, 'account'],
  ]);
  const customer = await newCustomer(world);
  await me.give(customer.uid);
  const withContract = (await me.call('GET', 'privacy')).json().data.history;
  expect(withContract.filter((row: { source: string }) => row.source === 'contract')).toHaveLength(3);
  expect((await world.call({ path: '/account/privacy' })).statusCode).toBe(401);
});

test('the ZIP holds everything about the person and nothing about anybody else', async () => {
  const me = await owner();
  const customer = await newCustomer(world);
  await customer.sign();
  await me.give(customer.uid);
  await newCustomer(world, { firstname: 'Estranea', email: 'altra@example.com', phone: '+393339999999' });
  await me.call('PUT', 'drafts/profile', { value: { nota: 'lasciata a metà' } });
  const picture = await upload(world, me.token, await plainPicture().png().toBuffer());
  const answer = await me.call('GET', 'data-export');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toContain('dati-personali-2026-03-02.zip');
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const [row] = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select()
    .from(contracts)
    .where(eq(contracts.contract_uid, customer.uid));
  expect(Object.keys(files).sort()).toEqual([
    `contratti/${row?.code}-contratto-v1.pdf`,
    'dati.json',
    `immagini/${picture.json().data.id}.webp`,
    'leggimi.txt',
  ]);
  expect(strFromU8(files[`contratti/${row?.code}-contratto-v1.pdf`] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
  const text = strFromU8(files['dati.json'] ?? new Uint8Array());
  expect(JSON.parse(text)).toMatchObject({
    account: { uid: me.uid },
    contracts: [{ contract: { code: row?.code, firstname: 'Nicolò', car_vin: 'ZACPJFCW1SP018273' } }],
    drafts: [{ key: 'profile', value: { nota: 'lasciata a metà' } }],
    pictures: [{ name: 'foto.jpg' }],
    actions: [{ action: 'account.exported' }],
  });
  expect(JSON.parse(text).contracts[0].history.length).toBeGreaterThan(4);
  expect(text).not.toContain('Estranea');
});

test('neither hashes nor secrets leave, and that the data left is written down', async () => {
  const me = await owner();
  const totp_secret = world.platform.keys.encrypt('totp', 'jbswy3dpehpk3pxp', me.uid);
  await world.platform.db.read
    .update(users)
    .set({ password_hash: '$argon2id$v=19$secret', totp_secret })
    .where(eq(users.uid, me.uid));
  const text = strFromU8(
    unzipSync(new Uint8Array((await me.call('GET', 'data-export')).rawPayload))['dati.json'] ?? new Uint8Array(),
  );
  expect([text.includes('argon2id'), text.includes(totp_secret), /token|hash/.test(text)]).toEqual([
    false,
    false,
    false,
  ]);
  const rows = await world.platform.db.read.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(rows.at(-1)).toMatchObject({ actor: 'customer', actor_uid: me.uid, action: 'account.exported' });
  expect((await world.call({ path: '/account/data-export' })).statusCode).toBe(401);
});
