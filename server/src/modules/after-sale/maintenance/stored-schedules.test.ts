import { asc, eq } from 'drizzle-orm';
import { readMigrations } from '../../../platform/db/migrate';
import { storedContract } from '../../contracts/testing';
import { paidAtDealer } from '../../contracts/testing/signed';
import { staffAt } from '../../contracts/testing/staff';
import { contractWorld, type World } from '../../contracts/testing/world';
import { maintenanceWorks } from '../tables/maintenance.table';

let world: World;
beforeEach(async () => {
  world = await contractWorld();
});
afterEach(() => world.close());

test('the migration brings services that were due a day after the cover back to its last day, once', async () => {
  const { db } = world.platform;
  const { contract } = await paidAtDealer(world, await staffAt(world));
  const kept = await storedContract(world, contract.contract_uid);
  const works = () =>
    db.read
      .select()
      .from(maintenanceWorks)
      .where(eq(maintenanceWorks.contract_id, kept.id))
      .orderBy(asc(maintenanceWorks.n));
  const before = await works();
  const [, , last] = before;
  if (!last) throw new Error('The contract pays for three services');
  expect(last.due_on).toBe('2029-03-01');
  await db.transaction(async (tx) => {
    await tx.update(maintenanceWorks).set({ due_on: '2029-03-02' }).where(eq(maintenanceWorks.id, last.id));
  });

  const migration = readMigrations().find(({ name }) => name.endsWith('_services_within_cover.sql'));
  if (!migration) throw new Error('The migration is gone');
  const versions = async () => {
    await db.transaction((tx) => tx.execute(migration.sql));
    return (await storedContract(world, contract.contract_uid)).version - kept.version;
  };

  expect([await versions(), await versions()]).toEqual([1, 1]);
  expect(await works()).toEqual(before);
});
