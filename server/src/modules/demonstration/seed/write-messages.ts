import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { inboxMessages, messages } from '../../../platform/db/schema';
import { demonstrationPartPrice, messageCost } from '../../../platform/message-cost';
import type { Outbox } from '../../../platform/outbox';
import { type LinkContext, linkSms } from '../../contracts';
import type { PastContract } from '../past/past-contract';

/** The SMS behind the contracts that wait for their customer: who never opened the link never got it. */
export async function writeMessages(
  tx: Queries,
  context: LinkContext & { readonly outbox: Outbox },
  pasts: readonly PastContract[],
): Promise<void> {
  for (const { contract } of pasts) {
    const { sent_at, opened_at, deleted_at, status, contract_uid } = contract;
    if (status !== 'AVAIABLE' || sent_at === null || deleted_at !== null) continue;
    const sms = await linkSms(tx, context, contract);
    const id = await context.outbox.enqueue(tx, sms);
    const came = opened_at !== null;
    await tx
      .update(messages)
      .set({
        created_at: sent_at,
        attempts: 1,
        provider: 'inbox',
        next_attempt_at: null,
        ...(came ? delivered(sent_at, messageCost(sms, demonstrationPartPrice)) : failed),
      })
      .where(eq(messages.id, id));
    if (came)
      await tx
        .insert(inboxMessages)
        .values({ id, channel: sms.channel, recipient: sms.to, body: sms.body, contract_uid, created_at: sent_at });
  }
}

const failed = { status: 'failed', last_error: 'http-422' } as const;

function delivered(at: Date, cost_micros: number | null) {
  return { status: 'delivered' as const, sealed_content: null, sent_at: at, delivered_at: at, cost_micros };
}
