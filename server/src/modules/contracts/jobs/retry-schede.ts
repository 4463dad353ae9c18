import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { contracts } from '../../../platform/db/schema';
import type { ContractsContext } from '../contracts.context';
import { fillScheda } from '../payment/fill-scheda';

/** A pause, so that the customer's own call is not raced. */
const restMs = 60_000;

/** Makes the schede that failed when their payment method was saved. */
export async function retrySchede(context: ContractsContext, now: Date): Promise<number> {
  const due = await context.db.read
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.status, 'SIGNED'),
        isNotNull(contracts.payment_method),
        isNull(contracts.deleted_at),
        isNull(contracts.withdrawn_at),
        lte(contracts.updated_at, new Date(now.getTime() - restMs)),
      ),
    )
    .orderBy(asc(contracts.updated_at))
    .limit(20);
  let made = 0;
  for (const contract of due) if ((await fillScheda(context, contract, 'system')) !== null) made += 1;
  return made;
}
