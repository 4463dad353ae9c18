import { asc, eq } from 'drizzle-orm';
import { fixedClock } from '../clock';
import type { Database } from '../db';
import { auditLog } from '../db/schema';
import { createKeys } from '../keys';
import { testDatabase } from '../testing/test-database';
import { recordAudit } from './index';

const context = { clock: fixedClock(new Date('2026-03-02T10:00:00Z')), keys: createKeys(['a key for tests']) };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('entries that are written at once stand in one chain', async () => {
  const write = (action: string) =>
    db.transaction((tx) => recordAudit(tx, context, { actor: 'admin', actorUid: null, action }));
  await Promise.all(['a.one', 'a.two', 'a.three'].map(write));
  const rows = await db.read.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(rows.map((row) => row.prev_hash)).toEqual(['0'.repeat(64), rows[0]?.hash, rows[1]?.hash]);
  expect(new Set(rows.map((row) => row.hash)).size).toBe(3);
});

test('an entry is chained as the last thing of its transaction, as it was when it was recorded', async () => {
  const noted = context.clock.now();
  await db.transaction(async (tx) => {
    await recordAudit(tx, context, { actor: 'admin', actorUid: null, action: 'a.last' });
    expect(await tx.select().from(auditLog).where(eq(auditLog.action, 'a.last'))).toEqual([]);
  });
  expect(await db.read.select().from(auditLog).where(eq(auditLog.action, 'a.last'))).toMatchObject([{ at: noted }]);
  const failing = db.transaction(async (tx) => {
    await recordAudit(tx, context, { actor: 'admin', actorUid: null, action: 'a.never' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await db.read.select().from(auditLog).where(eq(auditLog.action, 'a.never'))).toEqual([]);
});
