import { eq, gt, sql } from 'drizzle-orm';
import { verifyAudit } from '../../../platform/audit';
import { auditLog, meta } from '../../../platform/db/schema';
import { verdict } from '../../reporting/verify/testing/tampering';
import { chainParts, chainStart } from '../history/event-chain';
import { appendEvent } from '../history/history.repository';
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

/** The history goes on, and is cut back to its old part, whose end bore no seal. */
async function cutBack(): Promise<void> {
  const { db, keys, clock } = world.platform;
  const [old] = await db.read.select().from(contractChains);
  if (old === undefined) throw new Error('There is no history');
  await db.transaction((tx) =>
    appendEvent(tx, keys, { contractId: old.contract_id, type: 'opened', at: clock.now(), actor: 'customer' }),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(contractEvents).where(gt(contractEvents.seq, old.length));
    await tx.update(contractChains).set({ ...old, seal: null });
    await tx.update(contractCodeCounters).set({ seal: null });
  });
}

test('what a version without seals wrote is whole, and sealed once', async () => {
  await makeOld();
  expect(await verdict(world)).toMatchObject({ result: 0 });
  const { db } = world.platform;
  await sealOldEnds(world.platform);
  expect((await db.read.select().from(contractChains)).every(({ seal }) => seal !== null)).toBe(true);
  expect((await db.read.select().from(contractCodeCounters)).every(({ seal }) => seal !== null)).toBe(true);
  expect(await verdict(world)).toMatchObject({ result: 0 });
});

describe('once nothing was left to be sealed', () => {
  beforeEach(async () => {
    await makeOld();
    await sealOldEnds(world.platform);
    await sealOldEnds(world.platform);
  });

  test('a history that is cut back to its old part is noticed, and gets no seal by itself or by what goes on', async () => {
    await cutBack();
    const cut = { result: 1, said: expect.stringMatching(/sigillo dell’applicazione[\s\S]*L’ultimo numero/) };
    expect(await verdict(world)).toMatchObject(cut);
    await sealOldEnds(world.platform);
    expect(await verdict(world)).toMatchObject(cut);
    await newCustomer(world, { phone: '+393339990001', email: 'dopo@example.com' });
    expect(await verdict(world)).toMatchObject(cut);
  });

  test('that is known from the audit, too, whose chain breaks where it is taken away', async () => {
    const { db } = world.platform;
    await db.read.delete(meta).where(eq(meta.key, 'old-history-ends'));
    await cutBack();
    expect(await verdict(world)).toMatchObject({
      result: 1,
      said: expect.stringContaining('sigillo dell’applicazione'),
    });
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(auditLog).where(eq(auditLog.action, 'contracts.ends-sealed'));
    });
    expect(await verifyAudit(world.platform)).toMatchObject({ valid: false });
  });
});

test('an end that lost its seal gets none by itself', async () => {
  const { db } = world.platform;
  await db.read.update(contractChains).set({ seal: null });
  await db.read.update(contractCodeCounters).set({ seal: null });
  await sealOldEnds(world.platform);
  expect((await db.read.select().from(contractChains)).every(({ seal }) => seal === null)).toBe(true);
  expect((await db.read.select().from(contractCodeCounters)).every(({ seal }) => seal === null)).toBe(true);
  expect(await verdict(world)).toMatchObject({ result: 1 });
});

test('a process of the version before takes the seal away with the end that it moves', async () => {
  await run("update contract_chains set length = length + 1, head = repeat('a', 64)");
  await run('update contract_code_counters set last_number = last_number + 1');
  const { db } = world.platform;
  expect((await db.read.select().from(contractChains)).map(({ seal }) => seal)).toEqual([null]);
  expect((await db.read.select().from(contractCodeCounters)).map(({ seal }) => seal)).toEqual([null]);
});
