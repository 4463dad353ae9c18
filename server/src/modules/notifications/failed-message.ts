import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { contracts, type messages } from '../../platform/db/schema';
import { t } from '../../platform/i18n';
import { noticeToStore } from './automatic-notice';
import { noticeMessages } from './notifications.messages';

type Message = typeof messages.$inferSelect;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** A contract's message that will not be tried again: its dealer is told, once for each message. */
export async function noticeFailedMessage({ db, clock }: Parts, message: Message): Promise<void> {
  const { contract_id, store_uid } = message;
  if (contract_id === null || store_uid === null) return;
  const [contract] = await db.read.select().from(contracts).where(eq(contracts.id, contract_id));
  if (contract === undefined) return;
  const values = { code: contract.code, channel: message.channel };
  await db.transaction((tx) =>
    noticeToStore(tx, {
      storeUid: store_uid,
      contractId: contract_id,
      key: `message-failed:${message.id}`,
      type: 'error',
      title: t(noticeMessages.messageFailed, values),
      excerpt: t(noticeMessages.messageFailedText),
      url: `/cms/manager/contracts/${contract.contract_uid}`,
      at: clock.now(),
    }),
  );
}
