import type { Clock } from '../clock';
import type { Database } from '../db';
import { inboxMessages } from '../db/schema';
import type { MessageAdapter } from './adapter';

/** The built-in way out of the demonstration: messages land, whole, in the inbox at `/dev/inbox`. */
export function inboxAdapter(db: Database, clock: Clock, channel: 'sms' | 'email'): MessageAdapter {
  return {
    name: 'inbox',
    async send({ id, to, subject, body, attachments, contract_uid }) {
      await db.read
        .insert(inboxMessages)
        .values({ id, channel, recipient: to, subject, body, attachments, contract_uid, created_at: clock.now() })
        .onConflictDoNothing();
      return { reference: id, delivered: true };
    },
  };
}
