import { eq } from 'drizzle-orm';
import { askProvider, type ProviderContext } from './ask-provider';
import { overtakenPages } from './overtaken-pages';
import type { PaymentsContext } from './payments.context';
import { paymentSessions } from './tables/payment.table';

export type ExpiringContext = ProviderContext & Pick<PaymentsContext, 'db' | 'demo'>;

/**
 * Tells the provider of pages in another tab that are to take no money any more. Whatever it answers, it is told once:
 * one that cannot end a page goes on, and what is paid there waits for the dealer as any stray money does. Where no
 * answer comes, the next round tells it again, until the page ends by itself.
 * @returns how many ended
 */
export async function expirePages(context: ExpiringContext, now: Date): Promise<number> {
  const { db, demo } = context;
  let ended = 0;
  for (const { id, contract_uid } of await overtakenPages(db.read, now)) {
    if (!demo && !(await isTold(context, { type: 'expire', session_id: id, contract_uid }))) break;
    await db.read.update(paymentSessions).set({ closed_at: now }).where(eq(paymentSessions.id, id));
    ended += 1;
  }
  return ended;
}

async function isTold(context: ProviderContext, request: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await askProvider(context, request, (answer) => answer.body?.cancel());
    return true;
  } catch {
    return false;
  }
}
