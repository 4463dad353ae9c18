import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, Queries } from '../../platform/db';
import { type messages, notifications } from '../../platform/db/schema';
import { t } from '../../platform/i18n';
import { noticeToStore } from './automatic-notice';
import { noticeMessages } from './notifications.messages';

type Message = typeof messages.$inferSelect;

interface ContractLink {
  readonly contract_uid: string;
  readonly code: string;
  readonly store_uid: string;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** What a contract is called and opened by, and whose it is by now. */
  readonly contractLinkOf: (db: Queries, id: string) => Promise<ContractLink | null>;
}

const keyOf = (messageId: string) => `message-failed:${messageId}`;

/** A contract's message that will not be tried again: its dealer is told, once for each message. */
export async function noticeFailedMessage({ db, clock, contractLinkOf }: Parts, message: Message): Promise<void> {
  const { contract_id } = message;
  if (contract_id === null || message.store_uid === null) return;
  const contract = await contractLinkOf(db.read, contract_id);
  if (contract === null) return;
  const values = { code: contract.code, channel: message.channel };
  await db.transaction((tx) =>
    noticeToStore(tx, {
      storeUid: contract.store_uid,
      contractId: contract_id,
      key: keyOf(message.id),
      type: 'error',
      title: t(noticeMessages.messageFailed, values),
      excerpt: t(noticeMessages.messageFailedText),
      url: `/cms/manager/contracts/${contract.contract_uid}`,
      at: clock.now(),
    }),
  );
}

/** A message that is tried once more is no longer one that failed; if it fails again, that is told anew. */
export async function takeBackFailedMessage(tx: Queries, messageId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.automatic_key, keyOf(messageId)));
}
