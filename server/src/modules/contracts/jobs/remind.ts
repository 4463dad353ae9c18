import { and, asc, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { daysLeft, dueReminders, remindedSince, unpaidDays, unsignedDays } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import { hasNoOpenStatement } from '../../../scope';
import { wantedNotices } from '../../users';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendReminder } from '../emails/contract-emails';
import { sendReminderSms } from '../emails/reminder-sms';
import { noticeDeletion } from '../emails/store-emails';
import { contractReminders, contracts } from '../tables/contract.table';

const batch = 100;

/**
 * Tells customer and dealer of a coming deletion at each of `reminderDays`. When several are due (the clock was moved, the
 * server was off) only the nearest goes out; the others count as said.
 * @returns how many contracts were told
 */
export async function remind(context: ContractsContext, now: Date): Promise<number> {
  let told = 0;
  for (let after = ''; ; ) {
    const rows = await remindBatch(context, now, after);
    told += rows.told;
    if (rows.last === null) return told;
    after = rows.last;
  }
}

async function remindBatch(
  context: ContractsContext,
  now: Date,
  after: string,
): Promise<{ told: number; last: string | null }> {
  return context.db.transaction(async (tx) => {
    const rows = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(and(nearDeadline(now), after === '' ? undefined : gt(contracts.code, after)))
      .orderBy(asc(contracts.code))
      .limit(batch)
      .for('update', { skipLocked: true });
    let told = 0;
    for (const contract of rows) if (await remindOf(tx, context, contract, now)) told += 1;
    return { told, last: rows.length < batch ? null : (rows.at(-1)?.code ?? null) };
  });
}

/** Tells of one contract what is due and was not said yet. */
async function remindOf(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<boolean> {
  const left = daysLeft(contract, now);
  const [nearest, ...before] = left === null ? [] : dueReminders(left);
  if (nearest === undefined) return false;
  const phase = contract.signed_at === null ? 'unsigned' : 'unpaid';
  const due = [nearest, ...before].map((days) => ({
    contract_id: contract.id,
    kind: `${phase}-${days}`,
    created_at: now,
  }));
  const fresh = await tx
    .insert(contractReminders)
    .values(due)
    .onConflictDoNothing()
    .returning({ kind: contractReminders.kind });
  if (!fresh.some((row) => row.kind === `${phase}-${nearest}`)) return false;
  if (isAsked(contract)) {
    const wanted = await wantedNotices(tx, contract.user_uid);
    if (wanted.email) await sendReminder(tx, context, contract);
    if (wanted.sms) await sendReminderSms(tx, context, contract);
  }
  await noticeDeletion(tx, contract, now);
  return true;
}

/** A dealer's draft that was neither sent nor shown is nobody's to sign yet: only the dealer hears of its end. */
function isAsked({ source, sent_at, link_shown_at }: Contract): boolean {
  return source !== 'manager' || sent_at !== null || link_shown_at !== null;
}

/**
 * Every contract whose deadline calls for a reminder; a refusal and a withdrawal stop them, one that was stated without
 * the phone until somebody has looked at it.
 */
function nearDeadline(now: Date) {
  return and(
    isNull(contracts.deleted_at),
    isNull(contracts.declined_at),
    isNull(contracts.withdrawn_at),
    hasNoOpenStatement(),
    or(
      and(
        inArray(contracts.status, ['DRAFT', 'AVAIABLE', 'PENDING']),
        lt(contracts.created_at, remindedSince(unsignedDays, now)),
      ),
      and(inArray(contracts.status, ['SIGNED', 'FILLED']), lt(contracts.signed_at, remindedSince(unpaidDays, now))),
    ),
  );
}
