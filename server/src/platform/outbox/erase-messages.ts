import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db';
import { messages } from '../db/schema';

/** Of a contract, or about an account itself: those about a contract go or stay with it. */
type Erased = { readonly contract_id: string } | { readonly user_uid: string };

/** What has not left never will; of what has, the text goes. */
export async function eraseMessages(tx: Queries, whose: Erased, now: Date): Promise<void> {
  const concerned =
    'contract_id' in whose
      ? eq(messages.contract_id, whose.contract_id)
      : and(eq(messages.user_uid, whose.user_uid), isNull(messages.contract_id));
  await tx
    .update(messages)
    .set({ status: 'voided', next_attempt_at: null })
    .where(and(concerned, inArray(messages.status, ['queued', 'failed'])));
  // One that is being handed over would be taken up again for ever.
  await tx.update(messages).set({ voided_at: now, sealed_content: null, shown_content: null }).where(concerned);
}
