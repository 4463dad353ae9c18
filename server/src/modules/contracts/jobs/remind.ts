import { and, asc, inArray, isNull, lt, or } from 'drizzle-orm';
import { daysLeft, dueReminders, remindedSince, unpaidDays, unsignedDays } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import { hasNoOpenStatement } from '../../../scope';
import { wantedNotices } from '../../users';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendReminder } from '../emails/contract-emails';
import { voidReminders } from '../emails/overtaken';
import { sendReminderSms } from '../emails/reminder-sms';
import { noticeDeletion } from '../emails/store-emails';
import { contractReminders, contracts } from '../tables/contract.table';
import { foundByEither } from './first-found';
import { expectNoneLeft, oneByOne } from './one-by-one';

const batch = 100;

/**
 * Tells customer and dealer of a coming deletion at each of `reminderDays`. When several are due (the clock was moved, the
 * server was off) only the nearest goes out; the others count as said.
 * @returns how many contracts were told
 * @throws ContractsLeftError once all others were told
 */
export async function remind(context: ContractsContext, now: Date): Promise<number> {
  let told = 0;
  let left = 0;
  const { isThere, unsigned, unpaid } = nearDeadline(now);
  // Found once: most of them have been told, and each batch would look at all of them anew.
  const found = await foundByEither(context.db.read, and(isThere, unsigned), and(isThere, unpaid));
  for (let from = 0; from < found.length; from += batch) {
    const ids = found.slice(from, from + batch).map(({ id }) => id);
    const round = await remindBatch(context, now, ids);
    told += round.told;
    left += round.left;
  }
  expectNoneLeft(left);
  return told;
}

interface Round {
  readonly told: number;
  readonly left: number;
}

async function remindBatch(context: ContractsContext, now: Date, ids: readonly string[]): Promise<Round> {
  const { isThere, unsigned, unpaid } = nearDeadline(now);
  return context.db.transaction(async (tx) => {
    const rows = await unscoped(tx, 'a job looks at every contract')
      .select()
      .from(contracts)
      .where(
        and(
          inArray(contracts.id, [...ids]),
          // Said once more for what has changed meanwhile.
          isThere,
          isNull(contracts.declined_at),
          isNull(contracts.withdrawn_at),
          hasNoOpenStatement(),
          or(unsigned, unpaid),
        ),
      )
      .orderBy(asc(contracts.code))
      .for('update', { skipLocked: true });
    let told = 0;
    const known = await remindersOf(tx, rows);
    const isToTell = (contract: Contract) => {
      const [nearest] = dueOf(contract, now);
      return nearest !== undefined && !known.has(`${contract.id} ${nearest}`);
    };
    const left = await oneByOne(tx, context.log, rows.filter(isToTell), async (contract) => {
      if (await remindOf(tx, context, contract, now)) told += 1;
    });
    return { told, left: left.length };
  });
}

/** Which reminders of some contracts have gone out. */
async function remindersOf(tx: Queries, rows: readonly Contract[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const known = await tx.select().from(contractReminders).where(inArray(contractReminders.contract_id, ids));
  return new Set(known.map(({ contract_id, kind }) => `${contract_id} ${kind}`));
}

/** The reminders that are due, the nearest first. */
function dueOf(contract: Contract, now: Date): readonly string[] {
  const left = daysLeft(contract, now);
  const phase = contract.signed_at === null ? 'unsigned' : 'unpaid';
  return left === null ? [] : dueReminders(left).map((days) => `${phase}-${days}`);
}

/** Tells of one contract what is due and was not said yet. */
async function remindOf(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<boolean> {
  const due = dueOf(contract, now);
  const fresh = await tx
    .insert(contractReminders)
    .values(due.map((kind) => ({ contract_id: contract.id, kind, created_at: now })))
    .onConflictDoNothing()
    .returning({ kind: contractReminders.kind });
  if (!fresh.some(({ kind }) => kind === due[0])) return false;
  if (isAsked(contract)) {
    await voidReminders(tx, context, contract.id, now);
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
 * Whose deadline calls for a reminder; a refusal and a withdrawal stop them, one that was stated without the phone until
 * somebody has looked at it.
 */
function nearDeadline(now: Date) {
  return {
    isThere: isNull(contracts.deleted_at),
    unsigned: and(
      inArray(contracts.status, ['DRAFT', 'AVAIABLE', 'PENDING']),
      lt(contracts.created_at, remindedSince(unsignedDays, now)),
    ),
    unpaid: and(
      inArray(contracts.status, ['SIGNED', 'FILLED']),
      lt(contracts.signed_at, remindedSince(unpaidDays, now)),
    ),
  };
}
