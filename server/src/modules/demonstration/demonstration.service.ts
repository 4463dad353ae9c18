import type { InboxMessage } from 'shared-api/contracts';
import { moveClock } from '../../platform/clock';
import { invalid, notFound } from '../../platform/errors';
import type { FileContent } from '../../platform/http';
import { formatLongDateTime, t } from '../../platform/i18n';
import { emailPage } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import { demonstrationMessages } from './demonstration.messages';
import { findMessage, findMessages, type InboxFilter } from './inbox.repository';
import { inboxView } from './inbox.view';

export interface DemonstrationService {
  /** What was sent, the latest first. What is queued is handed over before it is looked at. */
  inbox(filter: InboxFilter): Promise<InboxMessage[]>;
  /** @throws Refusal `not_found` */
  attachment(messageId: string, index: number): Promise<FileContent>;
  /** An e-mail as the page that a mail program shows. @throws Refusal `not_found` */
  email(messageId: string): Promise<string>;
  now(): Date;
  /** Moves the clock and runs every job due by then before it answers. @throws Refusal on `to` when it is past */
  moveTo(instant: Date): Promise<Date>;
}

export interface DemonstrationParts extends Pick<Platform, 'env' | 'db' | 'clock' | 'storage'> {
  /** Runs the jobs that are due. */
  readonly runDueJobs: () => Promise<void>;
  /** Hands over what is queued. */
  readonly sendQueued: () => Promise<void>;
}

export function createDemonstrationService({
  env,
  db,
  clock,
  storage,
  runDueJobs,
  sendQueued,
}: DemonstrationParts): DemonstrationService {
  const show = inboxView(storage);
  return {
    async inbox(filter) {
      await sendQueued();
      return Promise.all((await findMessages(db.read, filter)).map(show));
    },
    async email(messageId) {
      const message = await findMessage(db.read, messageId);
      if (message?.channel !== 'email') throw notFound();
      return emailPage({ subject: message.subject ?? '', body: message.body, host: new URL(env.publicUrl).hostname });
    },

    async attachment(messageId, index) {
      const attachment = (await findMessage(db.read, messageId))?.attachments[index];
      if (attachment === undefined) throw notFound();
      const { name, media_type, storage_key } = attachment;
      return { ...(await storage.open(storage_key)), mediaType: media_type, name, inline: true };
    },
    now: () => clock.now(),
    async moveTo(instant) {
      const now = clock.now();
      if (instant < now) throw invalid({ to: [t(demonstrationMessages.clockBack, { now: formatLongDateTime(now) })] });
      await moveClock(db, clock, instant);
      await runDueJobs();
      // The jobs had something to say.
      await sendQueued();
      return clock.now();
    },
  };
}
