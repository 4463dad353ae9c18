import { and, asc, eq, exists, gt, isNull } from 'drizzle-orm';
import { addRomeDays, romeDate, serviceNoticeDays } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { contractReminders, contracts, maintenanceWorks } from '../../../platform/db/schema';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendServiceDue } from '../letters/service-letters';
import { maintenanceOf } from '../maintenance/maintenance.repository';

const batch = 100;

/**
 * Tells customers of their next service, once for each, when it is likely to be due within `serviceNoticeDays`.
 * @returns how many were told
 */
export async function remindServices(context: ContractsContext, now: Date): Promise<number> {
  let told = 0;
  for (let after: string | null = ''; after !== null; ) {
    const part = await remindBatch(context, now, after);
    told += part.told;
    after = part.last;
  }
  return told;
}

function remindBatch(
  context: ContractsContext,
  now: Date,
  after: string,
): Promise<{ readonly told: number; readonly last: string | null }> {
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.status, 'PAID'),
          isNull(contracts.deleted_at),
          isNull(contracts.withdrawn_at),
          exists(workToDo(tx)),
          gt(contracts.code, after),
        ),
      )
      .orderBy(asc(contracts.code))
      .limit(batch)
      .for('update', { skipLocked: true });
    let told = 0;
    for (const contract of rows) if (await remindOf(tx, context, contract, now)) told += 1;
    return { told, last: rows.length < batch ? null : (rows.at(-1)?.code ?? null) };
  });
}

function workToDo(tx: Queries) {
  return tx
    .select({ n: maintenanceWorks.n })
    .from(maintenanceWorks)
    .where(and(eq(maintenanceWorks.contract_id, contracts.id), isNull(maintenanceWorks.done_on)));
}

async function remindOf(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<boolean> {
  const next = (await maintenanceOf(tx, contract, now)).find(({ done_on }) => done_on === null);
  if (next === undefined || (next.projected_on ?? next.due_on) > addRomeDays(romeDate(now), serviceNoticeDays))
    return false;
  const fresh = await tx
    .insert(contractReminders)
    .values({ contract_id: contract.id, kind: `service-${next.n}`, created_at: now })
    .onConflictDoNothing()
    .returning({ kind: contractReminders.kind });
  if (fresh.length === 0) return false;
  await sendServiceDue(tx, context, contract, next);
  return true;
}
