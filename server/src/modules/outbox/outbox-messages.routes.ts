import type { adminOperations, managerCounter } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { t } from '../../platform/i18n';
import { outboxTexts } from './outbox.messages';
import type { OutboxMessagesService } from './outbox-messages.service';

interface MessageEntries {
  readonly listMessages: typeof managerCounter.listMessages | typeof adminOperations.listMessages;
  readonly retryMessage: typeof managerCounter.retryMessage | typeof adminOperations.retryMessage;
}

/** Messages under `/manager` and `/admin`: the caller's scope decides which. */
export function outboxMessageRoutes(
  messages: OutboxMessagesService,
  entries: MessageEntries,
): readonly Implementation[] {
  return [
    implement(entries.listMessages, async ({ scope, query }) => ({
      status: 200,
      body: await messages.list(scope, query),
    })),
    implement(entries.retryMessage, async ({ scope, params }) => ({
      status: 202,
      body: { data: await messages.retry(scope, params.id), message: t(outboxTexts.retried) },
    })),
  ];
}
