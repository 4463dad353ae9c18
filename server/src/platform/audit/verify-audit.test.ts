import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { fixedClock } from '../clock';
import type { Database } from '../db';
import { auditLog } from '../db/schema';
import { createKeys } from '../keys';
import { testDatabase } from '../testing/test-database';
import { recordAudit, verifyAudit, withOrigin } from './index';

const keys = createKeys(['a key for tests']);
const context = { clock: fixedClock(new Date('2026-03-02T10:00:00Z')), keys };

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

const write = (action: string, data = {}) =>
  db.transaction((tx) => recordAudit(tx, context, { actor: 'admin', actorUid: null, action, data }));

/** What somebody with the database in hand could do. */
const tamper = (statement: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table audit_log disable trigger audit_log_append_only'));
    await tx.execute(sql.raw(statement));
    await tx.execute(sql.raw('alter table audit_log enable trigger audit_log_append_only'));
  });

test('an empty audit is whole', async () => {
  expect(await verifyAudit({ db, keys })).toEqual({ valid: true, entries: 0, head: null });
});

test('entries with and without an origin, whatever they carry, are whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 2 }), fc.boolean(), async (text, called) => {
      const entry = () => write('a.done', { value: JSON.parse(text.replaceAll('\\u0000', '')) });
      await (called
        ? withOrigin({ address: '203.0.…', wholeAddress: '203.0.113.7', request_id: 'r-1' }, entry)
        : entry());
      expect((await verifyAudit({ db, keys })).valid).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['changed', "update audit_log set action = 'a.other' where id = 2"],
  ['given another origin', "update audit_log set address = '198.51.…' where id = 2"],
  ['taken out', 'delete from audit_log where id = 2'],
  ['cut off the end', 'delete from audit_log where id = 3'],
  ['all taken away', 'delete from audit_log'],
])('an entry that was %s shows', async (_, statement) => {
  for (const action of ['a.one', 'a.two', 'a.three']) await write(action);
  const [first] = await db.read.select().from(auditLog);
  expect(first).toMatchObject({ address: null, request_id: null });
  await tamper(statement);
  expect((await verifyAudit({ db, keys })).valid).toBe(false);
});
