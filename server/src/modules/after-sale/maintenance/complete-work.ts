import { and, eq } from 'drizzle-orm';
import {
  coverEndOf,
  isDoubtful,
  type ReadingBounds,
  readingAtSignature,
  readingBounds,
  romeDate,
} from 'shared-api/domain';
import type { maintenanceDone } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { type FieldErrors, invalid, notFound, wrongStatus } from '../../../platform/errors';
import { formatDay, t } from '../../../platform/i18n';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  expectNotWithdrawn,
  packageSnapshot,
  type StaffCall,
  updateContract,
  withContract,
} from '../../contracts';
import { maintenanceWorks } from '../tables/maintenance.table';
import { maintenanceMessages } from './maintenance.messages';
import { type Maintenance, maintenanceOf } from './maintenance.repository';

type Done = z.output<typeof maintenanceDone>;

/**
 * A service of a paid contract was done, on a day and at some kilometres; what comes next is foreseen from them. It is
 * noted in the contract's history, as clause 4 says; so is its correction, which is the same call again.
 * @throws Refusal `status` unless paid, `not_found` for a service that the plan does not have, `validation`, `stale`
 */
export function completeWork(context: ContractsContext, call: StaffCall, n: number, reading: Done): Promise<Contract> {
  return withContract(context, call, async (tx, contract, staff) => {
    expectNotWithdrawn(contract);
    const { status, signed_at, km } = contract;
    if (status !== 'PAID' || signed_at === null) throw wrongStatus(t(maintenanceMessages.notPaid));
    const now = context.clock.now();
    const works = await maintenanceOf(tx, contract, now);
    const marked = works.find((work) => work.n === n);
    if (marked === undefined) throw notFound();
    call.expectVersion(contract.version);

    const today = romeDate(now);
    const bounds = readingBounds(works, n, readingAtSignature({ signed_at, km }), today);
    const covered = coverEndOf({ ...contract, package: packageSnapshot.parse(contract.package_snapshot) });
    // A day after the cover that was noted before there was this rule may stay when the kilometres are corrected.
    const errors = faultsOf(reading, bounds, { today, covered: reading.date === marked.done_on ? null : covered });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await tx
      .update(maintenanceWorks)
      .set({ done_on: reading.date, km: reading.km, recorded_by: staff.uid })
      .where(and(eq(maintenanceWorks.contract_id, contract.id), eq(maintenanceWorks.n, n)));
    await auditStaff(tx, context, { staff, contract, action: 'service-done', data: { n } });
    await appendEvent(tx, context.keys, {
      contractId: contract.id,
      type: 'edited',
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      data: { fields: ['maintenance'], service: n },
      details: { before: told(marked), after: told({ done_on: reading.date, km: reading.km }) },
    });
    return updateContract(tx, contract, {}, now);
  });
}

/** A service as the history tells it: the kilometres are the service's, and never the contract's own. */
function told({ done_on, km }: Pick<Maintenance[number], 'done_on' | 'km'>) {
  return { service_done_on: done_on, service_km: km };
}

interface LatestDays {
  readonly today: string;
  /** The last day of the cover, or null where none is known. */
  readonly covered: string | null;
}

function faultsOf(reading: Done, { from, until }: ReadingBounds, { today, covered }: LatestDays): FieldErrors {
  const { date, km } = reading;
  const errors: Record<string, string[]> = {};
  if (date > today) errors.date = [t(maintenanceMessages.dateFuture)];
  else if (covered !== null && date > covered)
    errors.date = [t(maintenanceMessages.dateAfterCover, { date: formatDay(covered) })];
  else if (date > until.date) errors.date = [t(maintenanceMessages.dateAfter, { date: formatDay(until.date) })];
  else if (date < from.date) errors.date = [t(maintenanceMessages.dateBefore, { date: formatDay(from.date) })];
  if (km < from.km) errors.km = [t(maintenanceMessages.kmBelow, { km: from.km })];
  else if (until.km !== null && km > until.km) errors.km = [t(maintenanceMessages.kmAbove, { km: until.km })];
  else if (isDoubtful(reading, from) && reading.km_confirmed !== true)
    errors.km = [t(maintenanceMessages.kmDoubtful, { more: km - from.km, km: from.km, date: formatDay(from.date) })];
  return errors;
}
