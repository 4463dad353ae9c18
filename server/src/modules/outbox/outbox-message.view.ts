import { formatMicros } from 'shared-api/domain';
import type { OutboxMessage } from 'shared-api/entities';
import type { MessageContent } from '../../platform/outbox';
import type { MessageWithOwner } from './outbox-messages.repository';
import { mayRetry } from './retryable.rules';

/**
 * A message as staff sees it.
 * @param content without codes, keys and tokens; null once its time of keeping is over
 */
export function outboxMessageView(row: MessageWithOwner, content: MessageContent | null): OutboxMessage {
  const { message, status, contract, store } = row;
  const { id, channel, purpose, attempts, provider, last_error, cost_micros, created_at, sent_at, delivered_at } =
    message;
  return {
    id,
    channel,
    template: purpose,
    to: content?.to ?? '',
    subject: content?.subject ?? null,
    body: content?.body ?? '',
    status,
    attempts,
    provider,
    error: last_error,
    cost: cost_micros === null ? null : formatMicros(cost_micros),
    contract: contract === null ? null : { contract_uid: contract.contract_uid, code: contract.code },
    store,
    retryable: mayRetry(message, content?.to ?? '', contract),
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}
