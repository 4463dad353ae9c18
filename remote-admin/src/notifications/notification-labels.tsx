import type { InAppNotification } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Tag } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
import { stateMessages, typeMessages, windowMessages as words } from './messages';
import { notificationState } from './notification-state';

const tones = { hidden: 'plain', coming: 'info', open: 'success', over: 'plain' } as const;

/** Whether people see a notification now. */
export function StateTag({ notification }: { notification: InAppNotification }) {
  const state = notificationState(notification, useHost().now());
  return (
    <Tag tone={tones[state]}>
      <FormattedMessage {...stateMessages[state]} />
    </Tag>
  );
}

/** Written by the system about something that happened. */
export function AutomaticTag() {
  return (
    <Tag>
      <FormattedMessage {...stateMessages.automatic} />
    </Tag>
  );
}

/** Advertising: only those who consented to offers read it. */
export function MarketingTag() {
  return (
    <Tag>
      <FormattedMessage {...stateMessages.marketing} />
    </Tag>
  );
}

/** What kind of news it is, in its colour. */
export function TypeTag({ type }: { type: InAppNotification['type'] }) {
  return (
    <Tag tone={type}>
      <FormattedMessage {...typeMessages[type]} />
    </Tag>
  );
}

/**
 * Since when and until when a notification is shown: "dal 21/11/2026 09:00", "senza fine".
 * @param write how a moment is written; a list in pages has a way of its own
 */
export function windowLines(
  { visible_at, expire_at, created_at }: Pick<InAppNotification, 'visible_at' | 'expire_at' | 'created_at'>,
  intl: IntlShape,
  write = formatDateTime,
): readonly [from: string, until: string] {
  return [
    intl.formatMessage(words.from, { at: write(visible_at ?? created_at) }),
    expire_at ? intl.formatMessage(words.until, { at: write(expire_at) }) : intl.formatMessage(words.endless),
  ];
}
