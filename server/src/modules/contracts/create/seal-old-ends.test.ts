import { sql } from 'drizzle-orm';
import { runVerify } from '../../reporting/verify/run-verify';
import { chainParts, chainStart } from '../history/event-chain';
import { contractCodeCounters } from '../tables/contract.table';
import { contractChains, contractEvents } from '../tables/contract-event.table';
import { contractWorld, newCustomer, type World } from '../testing';
import { sealOldEnds } from './seal-old-ends';

let world: World;
beforeEach(async () => {
  world = await contractWorld();
  await newCustomer(world);
});
afterEach(() => world.close());

const run = (statement: string) => world.platform.db.read.execute(sql.raw(statement));

/** The history as the version without seals would have written it. */
async function makeOld(): Promise<void> {
  const { db, keys } = world.platform;
  const [event] = await db.read.select().from(contractEvents);
  if (event === undefined) throw new Error('There is no event');
  const { code: _code, type: _type, price_cents: _price, package_sha256: _package, ...data } = event.data;
  const old = { ...event, at: event.at.toISOString(), data, actor_uid: null, hash_version: 1 };
  const hash = keys.hmac('history', chainParts(chainStart, old));
  await run('alter table contract_events disable trigger contract_events_append_only');
  await db.read.update(contractEvents).set({ data, actor_uid: null, hash_version: 1, hash });
  await db.read.update(contractChains).set({ head: hash, seal: null });
  await db.read.update(contractCodeCounters).set({ seal: null });
}

async function verdict(): Promise<0 | 1> {
  const { db, keys, storage } = world.platform;
  return runVerify({ db, keys, storage, code: undefined, write: () => undefined });
}

test('what a version without seals wrote is whole, and sealed once', async () => {
  await makeOld();
  expect(await verdict()).toBe(0);
  const { db, keys } = world.platform;
  await sealOldEnds(db, keys);
  expect((await db.read.select().from(contractChains)).every(({ seal }) => seal !== null)).toBe(true);
  expect((await db.read.select().from(contractCodeCounters)).every(({ seal }) => seal !== null)).toBe(true);
  expect(await verdict()).toBe(0);
});

test('an end that lost its seal gets none by itself', async () => {
  const { db, keys } = world.platform;
  await db.read.update(contractChains).set({ seal: null });
  await db.read.update(contractCodeCounters).set({ seal: null });
  await sealOldEnds(db, keys);
  expect((await db.read.select().from(contractChains)).every(({ seal }) => seal === null)).toBe(true);
  expect((await db.read.select().from(contractCodeCounters)).every(({ seal }) => seal === null)).toBe(true);
  expect(await verdict()).toBe(1);
});

test('a process of the version before takes the seal away with the end that it moves', async () => {
  await run("update contract_chains set length = length + 1, head = repeat('a', 64)");
  await run('update contract_code_counters set last_number = last_number + 1');
  const { db } = world.platform;
  expect((await db.read.select().from(contractChains)).map(({ seal }) => seal)).toEqual([null]);
  expect((await db.read.select().from(contractCodeCounters)).map(({ seal }) => seal)).toEqual([null]);
});
