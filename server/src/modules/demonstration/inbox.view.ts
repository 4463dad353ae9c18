import type { InboxMessage } from 'shared-api/contracts';
import { FileMissingError, type Storage } from '../../platform/storage';
import type { StoredMessage } from './inbox.repository';

/** Where an attachment is read, in the demonstration only. */
function attachmentUrl(messageId: string, index: number): string {
  return `/dev/inbox/${messageId}/${index}`;
}

export type ShowMessage = (message: StoredMessage) => Promise<InboxMessage>;

/** Shows messages with the sizes of their attachments; a stored file never changes, so each is measured once. */
export function inboxView(storage: Storage): ShowMessage {
  const sizes = new Map<string, number>();

  async function sizeOf(key: string): Promise<number> {
    const known = sizes.get(key);
    if (known !== undefined) return known;
    const size = await storage.get(key).then(
      (content) => content.length,
      (error: unknown) => {
        if (error instanceof FileMissingError) return 0;
        throw error;
      },
    );
    sizes.set(key, size);
    return size;
  }

  return async ({ id, channel, recipient, subject, body, attachments, contract_uid, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    body,
    attachments: await Promise.all(
      attachments.map(async ({ name, media_type, storage_key }, index) => ({
        name,
        media_type,
        size: await sizeOf(storage_key),
        url: attachmentUrl(id, index),
      })),
    ),
    status: 'delivered',
    created_at: created_at.toISOString(),
    contract_uid,
  });
}
