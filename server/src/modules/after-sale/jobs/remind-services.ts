import { and, asc, eq, exists, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { addRomeDays, romeDate, serviceNoticeDays } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import type { ContractsContext } from '../../contracts';
import { contractReminders, contracts, expectNoneLeft, noteLeft } from '../../contracts';
import { sendServiceDue } from '../emails/service-emails';
import { type Maintenance, maintenanceOf, maintenanceOfMany } from '../maintenance/maintenance.repository';
import { maintenanceWorks } from '../tables/maintenance.table';

const batch = 500;

/** So long after its day a service may still be done in time (clause 8); later than that nobody is told of it any more. */
const toleratedDays = 30;

/**
 * Tells customers of their next service, once for each, when it is likely to be due within `serviceNoticeDays`. One that
 * was told of and is farther off again, by a reading or a service since, is told of anew in its time. It looks first, at
 * many contracts at a time, and locks only those that something is to be done about.
 * @returns how many were told
 * @throws ContractsLeftError once all others were told
 */
export async function remindServices(context: ContractsContext, now: Date): Promise<number> {
  let told = 0;
  let left = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { due, last } = await dueAfter(context.db.read, now, after);
    for (const id of due) {
      try {
        if (await settleOne(context, id, now)) told += 1;
      } catch (error) {
        noteLeft(context.log, { id }, error);
        left += 1;
      }
    }
    after = last;
  }
  expectNoneLeft(left);
  return told;
}

/** Paid and not left, with a service to come. */
function owed(db: Queries): SQL | undefined {
  const workToDo = db
    .select({ n: maintenanceWorks.n })
    .from(maintenanceWorks)
    .where(and(eq(maintenanceWorks.contract_id, contracts.id), isNull(maintenanceWorks.done_on)));
  return and(
    eq(contracts.status, 'PAID'),
    isNull(contracts.deleted_at),
    isNull(contracts.withdrawn_at),
    exists(workToDo),
  );
}

/** Of the contracts behind a code, those whose reminders are not as they should be, and where to go on. */
async function dueAfter(
  db: Queries,
  now: Date,
  after: string,
): Promise<{ readonly due: readonly string[]; readonly last: string | null }> {
  const rows = await unscoped(db, 'a job looks at every contract')
    .select({
      id: contracts.id,
      code: contracts.code,
      km: contracts.km,
      car_mileage_date: contracts.car_mileage_date,
      car_registration_date: contracts.car_registration_date,
      signed_at: contracts.signed_at,
      created_at: contracts.created_at,
    })
    .from(contracts)
    .where(and(owed(db), gt(contracts.code, after)))
    .orderBy(asc(contracts.code))
    .limit(batch);
  const maintenance = await maintenanceOfMany(db, rows, now);
  const known = await remindersOf(
    db,
    rows.map(({ id }) => id),
  );
  const isToSettle = ({ id }: { readonly id: string }) => {
    const { next, far } = nearAndFar(maintenance.get(id) ?? [], now);
    const isKnown = (service: Maintenance[number]) => known.has(`${id} ${kindOf(service)}`);
    return (next !== null && !isKnown(next)) || far.some(isKnown);
  };
  return {
    due: rows.filter(isToSettle).map(({ id }) => id),
    last: rows.length < batch ? null : (rows.at(-1)?.code ?? null),
  };
}

/** Which reminders of some contracts have gone out. */
async function remindersOf(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select()
    .from(contractReminders)
    .where(inArray(contractReminders.contract_id, [...ids]));
  return new Set(rows.map(({ contract_id, kind }) => `${contract_id} ${kind}`));
}

const kindOf = ({ n }: Maintenance[number]) => `service-${n}`;

/**
 * Of the services to come the one to tell of, the last that is near enough: one that was never recorded does not silence
 * those after it; and those that are far off.
 */
function nearAndFar(maintenance: Maintenance, now: Date) {
  const today = romeDate(now);
  const [since, until] = [addRomeDays(today, -toleratedDays), addRomeDays(today, serviceNoticeDays)];
  const isNear = ({ projected_on, due_on }: Maintenance[number]) => (projected_on ?? due_on) <= until;
  const toCome = maintenance.filter(({ done_on, due_on }) => done_on === null && due_on >= since);
  return { next: toCome.findLast(isNear) ?? null, far: toCome.filter((service) => !isNear(service)) };
}

/**
 * Looks once more under a lock: the contract may have changed, or another process been faster.
 * @returns whether its customer was told
 */
function settleOne(context: ContractsContext, id: string, now: Date): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [contract] = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(and(eq(contracts.id, id), owed(tx)))
      .for('update', { skipLocked: true });
    if (contract === undefined) return false;
    const { next, far } = nearAndFar(await maintenanceOf(tx, contract, now), now);
    await forget(tx, id, far);
    if (next === null) return false;
    const fresh = await tx
      .insert(contractReminders)
      .values({ contract_id: id, kind: kindOf(next), created_at: now })
      .onConflictDoNothing()
      .returning({ kind: contractReminders.kind });
    if (fresh.length === 0) return false;
    await sendServiceDue(tx, context, contract, next, romeDate(now));
    return true;
  });
}

/** What was said of services too early is not said. */
async function forget(tx: Queries, id: string, services: Maintenance): Promise<void> {
  if (services.length === 0) return;
  await tx
    .delete(contractReminders)
    .where(and(eq(contractReminders.contract_id, id), inArray(contractReminders.kind, services.map(kindOf))));
}
