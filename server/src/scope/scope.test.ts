import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { contracts } from '../modules/contracts/tables/contract.table';
import { documents } from '../modules/documents/tables/document.table';
import { type Database, unscoped } from '../platform/db';
import { messages, notifications, packages, packageTypes, storeManagers, stores, users } from '../platform/db/schema';
import { randomContractUid } from '../platform/keys';
import { testDatabase } from '../platform/testing/test-database';
import {
  contractsIn,
  documentsIn,
  messagesIn,
  notificationsFor,
  notificationsOfStore,
  storesIn,
  usersIn,
} from './index';

const at = new Date('2026-03-02T10:00:00Z');
const people = { manager: randomUUID(), customer: randomUUID(), stranger: randomUUID() };
const dealers = { own: randomUUID(), other: randomUUID() };
const sold = { own: randomUUID(), other: randomUUID() };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await tx.insert(users).values(
      Object.entries(people).map(([name, uid]) => ({
        uid,
        email: `${name}@example.com`,
        created_at: at,
        updated_at: at,
      })),
    );
    await tx.insert(stores).values(
      Object.entries(dealers).map(([code, store_uid]) => ({
        store_uid,
        code,
        name: code,
        address: 'Via 1',
        city: 'Roma',
        province: 'RM',
        zip_code: '00100',
        phone: '06',
        created_at: at,
        updated_at: at,
      })),
    );
    await tx.insert(storeManagers).values({ store_uid: dealers.own, user_uid: people.manager, attached_at: at });
    await tx.insert(packageTypes).values({ code: 'care', kind: 'care', title: 'Care', created_at: at, updated_at: at });
    const package_id = randomUUID();
    const plan = {
      price_cents: 100,
      iva_basis_points: 2200,
      mantenance_number: 1,
      mantenance_duration: 12,
      mantenance_km: 1000,
    };
    await tx
      .insert(packages)
      .values({ id: package_id, type: 'care', sku: 'A1', title: 'A', created_at: at, updated_at: at, ...plan });
    const contract = (id: string, n: number, store_uid: string, user_uid: string): typeof contracts.$inferInsert => ({
      id,
      contract_uid: randomContractUid(),
      code: `CC-${n}`,
      code_year: 2026,
      code_number: n,
      type: 'care',
      source: 'online',
      status: 'DRAFT',
      package_id,
      package_snapshot: {},
      store_uid,
      store_snapshot: {},
      user_uid,
      car_vin: 'ZFA31200000123456',
      created_at: at,
      updated_at: at,
      ...plan,
      discount_cents: 0,
      iva_cents: 22,
      total_cents: 122,
    });
    await tx
      .insert(contracts)
      .values([
        contract(sold.own, 1, dealers.own, people.customer),
        contract(sold.other, 2, dealers.other, people.stranger),
      ]);
    await tx.insert(documents).values(
      Object.values(sold).map((contract_id) => ({
        id: randomUUID(),
        contract_id,
        kind: 'contratto' as const,
        version: 1,
        sealed: false,
        sha256: 'a'.repeat(64),
        storage_key: 'a',
        size: 1,
        created_at: at,
      })),
    );
    await tx.insert(messages).values(
      Object.values(sold).map((contract_id) => ({
        id: randomUUID(),
        channel: 'sms' as const,
        purpose: 'link',
        status: 'queued' as const,
        contract_id,
        created_at: at,
      })),
    );
    const notice = (title: string, audience: typeof notifications.$inferInsert.audience) => ({
      id: randomUUID(),
      title,
      excerpt: '',
      type: 'info' as const,
      audience,
      created_at: at,
      updated_at: at,
    });
    await tx
      .insert(notifications)
      .values([
        notice('by role', { roles: ['manager'], store_uids: [], user_uids: [] }),
        notice('by store', { roles: [], store_uids: [dealers.own], user_uids: [] }),
        notice('by person', { roles: [], store_uids: [], user_uids: [people.customer] }),
        notice('another store', { roles: [], store_uids: [dealers.other], user_uids: [] }),
      ]);
  });
});
afterAll(() => db.close());

const admin = { area: 'admin', uid: randomUUID() } as const;
const manager = { area: 'manager', uid: people.manager } as const;
const customer = { area: 'user', uid: people.customer } as const;

test('an admin sees everything, a manager own stores, a customer their own contracts', async () => {
  const seen = async (scope: Parameters<typeof contractsIn>[0]) =>
    (
      await unscoped(db.read, 'the test looks at what is there')
        .select({ id: contracts.id })
        .from(contracts)
        .where(contractsIn(scope))
    ).map(({ id }) => id);
  expect((await seen(admin)).sort()).toEqual(Object.values(sold).sort());
  expect(await seen(manager)).toEqual([sold.own]);
  expect(await seen(customer)).toEqual([sold.own]);
  expect(await seen({ area: 'manager', uid: people.customer })).toEqual([]);
  expect(await seen({ area: 'user', uid: people.manager })).toEqual([]);
});

test('what belongs to a contract is seen by whom the contract is', async () => {
  for (const [scope, count] of [
    [admin, 2],
    [manager, 1],
    [customer, 1],
  ] as const) {
    expect(
      await unscoped(db.read, 'the test looks at what is there')
        .select({ id: documents.id })
        .from(documents)
        .where(documentsIn(scope)),
    ).toHaveLength(count);
    expect(await db.read.select({ id: messages.id }).from(messages).where(messagesIn(scope))).toHaveLength(count);
  }
});

test('stores and people follow the same rule', async () => {
  const storesOf = async (scope: Parameters<typeof storesIn>[0]) =>
    (
      await unscoped(db.read, 'the test looks at what is there')
        .select({ code: stores.code })
        .from(stores)
        .where(storesIn(scope))
    )
      .map(({ code }) => code)
      .sort();
  const usersOf = async (scope: Parameters<typeof usersIn>[0]) =>
    (await db.read.select({ uid: users.uid }).from(users).where(usersIn(scope))).map(({ uid }) => uid);
  expect([await storesOf(admin), await storesOf(manager), await storesOf(customer)]).toEqual([
    ['other', 'own'],
    ['own'],
    [],
  ]);
  expect([(await usersOf(admin)).length, await usersOf(manager), await usersOf(customer)]).toEqual([
    3,
    [people.customer],
    [people.customer],
  ]);
});

const accountOf = (uid: string, roles: readonly ('manager' | 'user')[]) =>
  ({
    kind: 'account',
    uid,
    roles,
    session_id: '',
    disabled: false,
    hasSecondStep: false,
    recentlyProved: true,
  }) as const;

test('a notice reaches its roles, its stores’ managers and its people', async () => {
  const titles = async (uid: string, roles: readonly ('manager' | 'user')[]) =>
    (
      await db.read
        .select({ title: notifications.title })
        .from(notifications)
        .where(notificationsFor(accountOf(uid, roles)))
    )
      .map(({ title }) => title)
      .sort();
  expect(await titles(people.manager, ['manager'])).toEqual(['by role', 'by store']);
  expect(await titles(people.customer, ['user'])).toEqual(['by person']);
  expect(await titles(people.stranger, [])).toEqual([]);
});

test.each([
  ['a manager', notificationsFor(accountOf(people.manager, ['manager', 'user']))],
  ['a customer', notificationsFor(accountOf(people.customer, ['user']))],
  ['a store', notificationsOfStore(accountOf(people.manager, ['manager']), dealers.own)],
])('the index of audiences finds the notices of %s', async (_, where) => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local enable_seqscan = off'));
    const found = tx.select({ id: notifications.id }).from(notifications).where(where);
    return JSON.stringify((await tx.execute(sql`explain (format json) ${found.getSQL()}`)).rows);
  });
  expect(plan).toContain('notifications_audience');
});
