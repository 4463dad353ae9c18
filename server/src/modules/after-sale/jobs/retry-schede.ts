import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { dayMs, unpaidDays } from 'shared-api/domain';
import { unscoped } from '../../../platform/db';
import { type Contract, type ContractsContext, contracts, noteLeft } from '../../contracts';
import { addLateScheda, fillScheda } from '../payment/fill-scheda';
import { staleSchede } from '../tables/stale-scheda.table';

/** A pause, so that the customer's own call is not raced. */
const restMs = 60_000;
/** What is not paid by then is deleted: its last day runs to the end. */
const longestMs = (unpaidDays + 1) * dayMs;

/** How long what has failed waits: longer each time. */
const firstWaitMs = 2 * 60_000;
const longestWaitMs = 3_600_000;

interface Waiting {
  readonly until: Date;
  readonly ms: number;
}

/**
 * The job's rounds. What fails lets the others go before it; a process that starts anew tries it at once.
 */
export function schedeRetrier(context: ContractsContext): (now: Date) => Promise<number> {
  const waiting = new Map<string, Waiting>();
  return (now) => retrySchede(context, now, waiting);
}

/**
 * Makes the schede that failed when their payment method was saved, or name a dealer of before: first for whoever waits
 * for theirs to pay, then of contracts that were paid since.
 */
async function retrySchede(context: ContractsContext, now: Date, waiting: Map<string, Waiting>): Promise<number> {
  // What was not tried again long after its turn is no longer due.
  for (const [id, { until }] of waiting) if (now.getTime() - until.getTime() > longestWaitMs) waiting.delete(id);
  const later = [...waiting].flatMap(([id, { until }]) => (until > now ? [id] : []));
  const db = unscoped(context.db.read, 'a job looks at every contract');
  const isRecent = gte(contracts.updated_at, new Date(now.getTime() - longestMs));
  // Each half finds its few rows in an index: with `or` every contract would be read.
  const withoutScheda = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.status, 'SIGNED'), isNull(contracts.deleted_at), isRecent))
    .unionAll(db.select({ id: staleSchede.contract_id }).from(staleSchede));
  const due = await db
    .select()
    .from(contracts)
    .where(
      and(
        inArray(contracts.id, withoutScheda),
        inArray(contracts.status, ['SIGNED', 'FILLED', 'PAID']),
        isNotNull(contracts.payment_method),
        isNull(contracts.deleted_at),
        notInArray(contracts.id, later),
        isNull(contracts.erased_at),
        isNull(contracts.withdrawn_at),
        lte(contracts.updated_at, new Date(now.getTime() - restMs)),
        or(eq(contracts.status, 'PAID'), isRecent),
      ),
    )
    .orderBy(sql`${contracts.status} = 'PAID'`, asc(contracts.updated_at))
    .limit(20);
  let made = 0;
  for (const contract of due) {
    if (await retryScheda(context, contract)) {
      waiting.delete(contract.id);
      made += 1;
      continue;
    }
    const before = waiting.get(contract.id);
    const ms = before === undefined ? firstWaitMs : Math.min(2 * before.ms, longestWaitMs);
    waiting.set(contract.id, { until: new Date(now.getTime() + ms), ms });
  }
  return made;
}

/**
 * @returns whether it has its scheda now: another call may have changed the contract meanwhile
 * @throws what is the database's own trouble, and not the contract's
 */
async function retryScheda(context: ContractsContext, contract: Contract): Promise<boolean> {
  const retried =
    contract.status === 'PAID' ? addLateScheda(context, contract) : fillScheda(context, contract, 'system');
  try {
    return (await retried) !== null;
  } catch (error) {
    noteLeft(context.log, contract, error);
    return false;
  }
}
