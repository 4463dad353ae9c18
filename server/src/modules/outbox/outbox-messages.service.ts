import { formatMicros } from 'shared-api/domain';
import type { ListQuery, OutboxMessage, PageMeta } from 'shared-api/entities';
import { recordAudit } from '../../platform/audit';
import type { Queries } from '../../platform/db';
import { notFound, wrongStatus } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { metaOf } from '../../platform/list';
import type { Platform } from '../../platform/platform';
import type { Scope } from '../../scope';
import { isOutOfTime } from './out-of-time';
import { outboxTexts } from './outbox.messages';
import { outboxMessageView } from './outbox-message.view';
import { findMessage, findMessages, type MessageWithOwner } from './outbox-messages.repository';

/** The SMS and e-mails that left, or did not; the caller's scope decides which. */
export interface OutboxMessagesService {
  list(scope: Scope, query: ListQuery): Promise<{ data: OutboxMessage[]; meta: PageMeta }>;
  /**
   * Queues a failed message once more.
   * @throws Refusal `not_found`, `status` for one that arrived, waits, or whose code or token is void
   */
  retry(scope: Scope, id: string): Promise<OutboxMessage>;
}

interface Parts extends Pick<Platform, 'db' | 'clock' | 'keys' | 'outbox'> {
  /** What was told of a message's failure is taken back where it is tried again. */
  onRetry(tx: Queries, messageId: string): Promise<void>;
}

export function createOutboxMessagesService({ db, clock, keys, outbox, onRetry }: Parts): OutboxMessagesService {
  const view = (row: MessageWithOwner) => outboxMessageView(row, outbox.shown(row.message));

  async function read(queries: Queries, scope: Scope, id: string): Promise<MessageWithOwner> {
    const row = await findMessage(queries, scope, id);
    if (row === null) throw notFound();
    return row;
  }

  return {
    async list(scope, query) {
      const { rows, total, costMicros, counts } = await findMessages(db.read, scope, query);
      const cost = costMicros === null ? null : formatMicros(costMicros);
      return { data: rows.map(view), meta: { ...metaOf(query, total), counts, cost } };
    },
    retry: (scope, id) =>
      db.lastTransaction(async (tx) => {
        const row = await read(tx, scope, id);
        const isDead = !view(row).retryable || (await isOutOfTime(tx, row.message, clock.now()));
        if (isDead || !(await outbox.retry(tx, id))) throw wrongStatus(t(outboxTexts.notRetryable));
        await onRetry(tx, id);
        await recordAudit(
          tx,
          { clock, keys },
          {
            actor: scope.area === 'admin' ? 'admin' : 'manager',
            actorUid: scope.uid,
            action: 'messages.retried',
            subject: { kind: 'message', id },
          },
        );
        return view(await read(tx, scope, id));
      }),
  };
}
