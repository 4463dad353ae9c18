import { and, asc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { SystemStatus } from 'shared-api/entities';
import { unscoped } from '../../platform/db';
import { auditLog, users } from '../../platform/db/schema';
import { multipart } from '../../platform/testing';
import { blankPdf } from '../assets/testing/papers';
import { plainPicture, upload } from '../assets/testing/pictures';
import { contracts } from '../contracts';
import { contractWorld, newCustomer, sentAtDealer, staffAt, storedContract, type World } from '../contracts/testing';
import { documents } from '../documents';

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

test('what was agreed to on a contract from the account is shown, and taken back where it stands', async () => {
  const me = await owner();
  const agreed = { ...world.order({ marketing: true, survey: false }) };
  const made = await world.call({ method: 'POST', path: '/account/contracts/create', body: agreed, token: me.token });
  expect(made.statusCode).toBe(201);
  const { history, ...given } = (await me.call('GET', 'privacy')).json().data;
  expect(given).toMatchObject({ marketing: true, survey: false });
  expect(new Set(history.map((row: { source: string }) => row.source))).toEqual(new Set(['contract']));

  await world.wait(60);
  await me.call('PATCH', 'update-privacy', { marketing: false });
  await me.call('PATCH', 'update-privacy', { marketing: false });
  const after = (await me.call('GET', 'privacy')).json().data;
  expect(after.marketing).toBe(false);
  expect(after.history.filter((row: { source: string }) => row.source === 'account')).toEqual([
    expect.objectContaining({ consent: 'marketing', given: false }),
  ]);
});

test('a yes on a contract that the account took over is taken back by a no to the account', async () => {
  const me = await owner();
  const customer = await newCustomer(world, {
    marketing: true,
    survey: false,
    email: 'presa@example.com',
    phone: '+393335550177',
  });
  await me.give(customer.uid);
  await world.wait(60);
  expect((await me.call('PATCH', 'update-privacy', { marketing: false, survey: false })).statusCode).toBe(202);
  const { history } = (await me.call('GET', 'privacy')).json().data;
  expect(history[0]).toMatchObject({ consent: 'marketing', given: false, source: 'account' });
  expect(history.filter((row: { source: string }) => row.source === 'account')).toHaveLength(1);
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
  const row = await storedContract(world, customer.uid);
  expect(Object.keys(files).sort()).toEqual([
    `contratti/${row.code}-contratto-v1.pdf`,
    'dati.json',
    `immagini/${picture.json().data.id}.webp`,
    'leggimi.txt',
  ]);
  expect(strFromU8(files[`contratti/${row.code}-contratto-v1.pdf`] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
  const text = strFromU8(files['dati.json'] ?? new Uint8Array());
  expect(JSON.parse(text)).toMatchObject({
    account: { uid: me.uid },
    contracts: [{ contract: { code: row.code, firstname: 'Nicolò', car_vin: 'ZACPJFCW1SP018273' } }],
    drafts: [{ key: 'profile', value: { nota: 'lasciata a metà' } }],
    pictures: [{ name: 'foto.jpg' }],
    actions: [{ action: 'account.exported' }],
  });
  expect(JSON.parse(text).contracts[0].history.length).toBeGreaterThan(4);
  expect(text).not.toContain('Estranea');
  expect(strFromU8(files['leggimi.txt'] ?? new Uint8Array())).toMatch(/^I tuoi dati in CarCare, 2 marzo 2026\n/);
});

test('what was attached and the own identity document are in it; an admin gets no copy of the document', async () => {
  const me = await owner();
  const manager = await staffAt(world);
  const { uid } = await sentAtDealer(world, manager);
  await me.give(uid);
  const send = (path: string, content: Buffer, fields: Readonly<Record<string, string>> = {}) =>
    world.app.http.inject({
      method: 'POST',
      url: `/api/v1/manager/contracts/${uid}/${path}`,
      ...multipart({ token: manager.token, file: { name: 'libretto: è.pdf', content }, fields }),
    });
  const [paper, passport] = [await blankPdf(), await blankPdf()];
  const document = { document_type: 'passaporto', number: 'YA1234567', expires_on: '2030-01-01' };
  await send('attachments', paper);
  await send('attachments', paper);
  expect((await send('identity', passport, { ...document, service_accepted: 'true' })).statusCode).toBe(202);

  const filesOf = (zip: Buffer) => unzipSync(new Uint8Array(zip));
  const files = filesOf((await me.call('GET', 'data-export')).rawPayload);
  const { contracts: own } = JSON.parse(strFromU8(files['dati.json'] ?? new Uint8Array()));
  const { code } = own[0].contract;
  const attached = [`allegati/${code}-1-libretto_ è.pdf`, `allegati/${code}-2-libretto_ è.pdf`];
  expect(own).toMatchObject([{ identity: document, files: [...attached, `documenti-di-identita/${code}.pdf`] }]);
  for (const name of attached) expect(Buffer.from(files[name] ?? []).equals(paper)).toBe(true);
  expect(Buffer.from(files[`documenti-di-identita/${code}.pdf`] ?? []).equals(passport)).toBe(true);

  const admin = await world.signIn(['admin']);
  const byAdmin = filesOf(
    (await world.call({ path: `/admin/users/${me.uid}/data-export`, token: admin.token })).rawPayload,
  );
  expect(Object.keys(byAdmin)).toEqual(expect.arrayContaining(attached));
  expect(Object.keys(byAdmin).filter((name) => name.startsWith('documenti-di-identita'))).toEqual([]);
  expect(strFromU8(byAdmin['dati.json'] ?? new Uint8Array())).not.toContain(document.number);
  expect(strFromU8(byAdmin['leggimi.txt'] ?? new Uint8Array())).toContain('documento d’identità non ci sono');
});

test('a file that cannot be read is named in the ZIP, and on the System page; all else is there', async () => {
  const me = await owner();
  const customer = await newCustomer(world, { email: 'perso@example.com', phone: '+393335550188' });
  await customer.sign();
  await me.give(customer.uid);
  const picture = await upload(world, me.token, await plainPicture().png().toBuffer());
  const [signed] = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select({ key: documents.storage_key })
    .from(documents)
    .innerJoin(contracts, eq(contracts.id, documents.contract_id))
    .where(and(eq(contracts.contract_uid, customer.uid), eq(documents.sealed, true)));
  const key = signed?.key ?? '';
  const content = await world.platform.storage.get(key);
  await world.platform.storage.remove(key);

  const answer = await me.call('GET', 'data-export');
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(files).sort()).toEqual(['dati.json', `immagini/${picture.json().data.id}.webp`, 'leggimi.txt']);
  const { contracts: own } = JSON.parse(strFromU8(files['dati.json'] ?? new Uint8Array()));
  expect(strFromU8(files['leggimi.txt'] ?? new Uint8Array())).toContain(
    `Manca un file, che in questo momento non riusciamo a leggere:\n\n- contratti/${own[0].documents[0]}\n`,
  );
  const archive = async () => {
    const { token } = await world.signIn(['admin']);
    const { adapters }: SystemStatus = (await world.call({ path: '/admin/system', token })).json().data;
    return adapters.find(({ name }) => name === 'storage');
  };
  expect(await archive()).toMatchObject({ healthy: false, detail: expect.stringContaining(key) });

  await world.platform.storage.put(key, content);
  const again = unzipSync(new Uint8Array((await me.call('GET', 'data-export')).rawPayload));
  expect(Object.keys(again)).toContain(`contratti/${own[0].documents[0]}`);
  expect(strFromU8(again['leggimi.txt'] ?? new Uint8Array())).not.toContain('Manca');
  expect((await archive())?.detail).not.toContain(key);
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
