import { t } from '../../platform/i18n';
import type { Platform } from '../../platform/platform';
import { noticeToOperators } from '../notifications';
import { messages } from './areas.messages';

const news = {
  failing: { type: 'error', title: messages.failing, text: messages.failingText },
  noWayBack: { type: 'error', title: messages.failing, text: messages.noWayBackText },
  trialEnded: { type: 'error', title: messages.trialEnded, text: messages.trialEndedText },
  takenBack: { type: 'error', title: messages.takenBack, text: messages.takenBackText },
  promotedByItself: { type: 'success', title: messages.promotedByItself, text: messages.promotedByItselfText },
} as const;

interface About {
  readonly name: string;
  readonly version: string;
  /** What a version on trial did worse, or why a live one was not taken back, in words. */
  readonly reason?: string;
  /** The version that is live again. */
  readonly before?: string;
  readonly at: Date;
  /** The same news is told once a time: of a failing version each day, of a change each time. */
  readonly once?: string;
}

/** Tells every operator in the bell what became of a version without anybody's doing. */
export async function tellOperators(
  { db }: Pick<Platform, 'db'>,
  what: keyof typeof news,
  { at, once = at.toISOString(), name, version, reason = '', before = '' }: About,
): Promise<void> {
  const { type, title, text } = news[what];
  const values = { name, version, reason, before };
  await db.transaction((tx) =>
    noticeToOperators(tx, {
      key: `release-${what}:${name}:${version}:${once}`,
      type,
      title: t(title, values),
      excerpt: t(text, values),
      url: '/cms/admin/system',
      at,
    }),
  );
}
