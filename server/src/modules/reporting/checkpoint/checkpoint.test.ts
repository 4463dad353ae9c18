import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openContracts } from '../../../open-contracts';
import { statementsOf } from '../../../platform/testing';
import { beginHistories, contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';
import { openSeal } from '../../documents';
import { timeStampServer } from '../../documents/testing/time-stamp-server';
import { issueCertificate, workshop } from '../../documents/testing/workshop';
import { checkpointFile, headOf } from './checkpoint-file';
import { compareCheckpoint } from './compare-checkpoint';
import { makeCheckpoint } from './make-checkpoint';
import { merkleRoot } from './merkle-root';

const day = 86_400;
const email = 'custode@studio.example';

let world: World;
beforeEach(async () => {
  world = await contractWorld({ CHECKPOINT_EMAIL: email });
});
afterEach(() => world.close());

/** The checkpoints so far, oldest first, as the mail brings them. */
async function mailed(): Promise<string[]> {
  const mails = (await world.inbox()).filter(({ recipient }) => recipient === email);
  const keys = mails.flatMap(({ attachments }) => attachments.map(({ storage_key }) => storage_key));
  return Promise.all(keys.map(async (key) => (await world.platform.storage.get(key)).toString()));
}

async function compare(text: string | undefined) {
  const { db, keys } = world.platform;
  const lines: string[] = [];
  const seal = { p12: null, password: '' };
  const result = await compareCheckpoint({ db, keys, seal, text: text ?? '', write: (line) => lines.push(line) });
  return { result, said: lines.join('\n') };
}

/** Triggers and references do not stop somebody with the database in hand. */
const tamper = (...statements: readonly string[]) =>
  world.platform.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

test('a checkpoint leaves the house every day, and what comes after agrees with it', async () => {
  const customer = await newCustomer(world);
  await world.wait(1);
  await customer.sign();
  await newCustomer(world, { phone: '+393339990001', email: 'altra@example.com' });
  await world.wait(day);
  const [first, second] = await mailed();
  expect(await compare(first)).toMatchObject({ result: 0, said: expect.stringContaining('il contratto di allora') });
  expect(await compare(second)).toMatchObject({ result: 0, said: expect.stringContaining('tutti i 2 contratti') });
});

test('an older database is noticed, although everything in it agrees with itself', async () => {
  const tables = ['contracts', 'contract_events', 'contract_event_details', 'contract_chains', 'documents', 'consents'];
  const customer = await newCustomer(world);
  await tamper(...tables.map((table) => `create table old_${table} as table ${table}`));
  await customer.sign();
  await world.wait(1);
  await tamper(...tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} table old_${table}`]));
  const [checkpoint] = await mailed();
  expect(await compare(checkpoint)).toMatchObject({ result: 1, said: expect.stringContaining('NON CONCORDA') });
});

test('a contract that vanished with its number is noticed', async () => {
  await newCustomer(world);
  await world.wait(1);
  await tamper('delete from contract_events', 'delete from contract_chains', 'delete from contracts');
  const [checkpoint] = await mailed();
  expect(await compare(checkpoint)).toMatchObject({ result: 1, said: expect.stringContaining('MANCA. Allora c’era.') });
});

test.each([
  ['with another history', (text: string) => text.replace(/(CC-\d{4}-\d{6}) (\d+) /, '$1 9$2 ')],
  ['with a contract left out', (text: string) => text.replace(/"contracts": 2/, '"contracts": 1')],
  ['of another day', (text: string) => text.replace(/"at": "2026-03-02/, '"at": "2026-03-01')],
  ['with another signature', (text: string) => text.replace(/"signature": "M/, '"signature": "N')],
])('a checkpoint %s is not authentic', async (_, change) => {
  await newCustomer(world);
  await newCustomer(world, { phone: '+393339990001', email: 'altra@example.com' });
  await world.wait(1);
  const [checkpoint = ''] = await mailed();
  expect(change(checkpoint)).not.toBe(checkpoint);
  expect(await compare(change(checkpoint))).toMatchObject({ result: 1, said: expect.stringContaining('autentico') });
});

test('another installation’s checkpoint is not ours, and another file is none', async () => {
  await newCustomer(world);
  await world.wait(1);
  const [checkpoint] = await mailed();
  await world.close();
  world = await contractWorld();
  expect(await compare(checkpoint)).toMatchObject({ result: 1, said: expect.stringContaining('autentico') });
  for (const text of ['', '{}', 'null'])
    expect(await compare(text)).toMatchObject({ result: 1, said: 'Il file non è un punto di controllo di CarCare.' });
});

test('where a time-stamp service is set up its stamp goes with the signature, and with no other one', async () => {
  const shop = workshop();
  issueCertificate(shop, 'stamp', 'stamp');
  const service = await timeStampServer(shop);
  const { platform } = world;
  const { context } = await openContracts(platform);
  const signer = await openSeal(platform.db, platform.keys, world.clock.now(), { p12: null, password: '' });
  await newCustomer(world);
  const parts = { signer, timeStampService: { url: service.url, timeoutMs: 20_000 }, email };
  await makeCheckpoint(context, parts, world.clock.now());
  await newCustomer(world, { phone: '+393339990001', email: 'altra@example.com' });
  await makeCheckpoint(context, parts, world.clock.now());
  await service.close();
  shop.remove();
  const [first = '', second = ''] = await mailed();
  expect(await compare(first)).toMatchObject({ result: 0 });
  const stamp = (text: string) => /"time_stamp": "[^"]+"/.exec(text)?.[0] ?? '';
  expect(stamp(first)).not.toBe('');
  const exchanged = first.replace(stamp(first), stamp(second));
  expect(await compare(exchanged)).toMatchObject({ result: 1, said: expect.stringContaining('marca temporale') });
});

test('one of many contracts is read page by page and names each once', async () => {
  const { uid } = await newCustomer(world);
  const copies = await copyContract(
    world,
    uid,
    Array.from({ length: 2_100 }, () => ({})),
  );
  await beginHistories(world);
  const readings = (await statementsOf(() => world.wait(1))).filter((text) =>
    text.includes('"contract_chains"."head"'),
  );
  expect(Math.min(...readings.map((text) => text.indexOf(' limit ')))).toBeGreaterThan(0);
  const [checkpoint = ''] = await mailed();
  const { heads } = checkpointFile.parse(JSON.parse(checkpoint));
  const codes = heads.map((text) => headOf(text).code);
  expect(codes).toHaveLength(copies.length + 1);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test('a Merkle root is of one list alone', async () => {
  const lists = fc.array(fc.string(), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(lists, lists, async (one, other) => {
      expect((await merkleRoot(one)) === (await merkleRoot(other))).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  // RFC 6962: the hash of no leaf and of one empty leaf.
  expect(await merkleRoot([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(await merkleRoot([''])).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
});

test('a Merkle root of many is made piece by piece: what else there is to do comes between', async () => {
  let turns = 0;
  const made = merkleRoot(Array.from({ length: 20_000 }, (_, n) => `${n}`)).then(() => turns);
  const atWork = made.then(() => false);
  while (await Promise.race([atWork, new Promise((turn) => setImmediate(turn, true))])) turns += 1;
  expect(await made).toBeGreaterThan(10);
});
