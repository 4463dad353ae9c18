import type { InAppNotification } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { notificationState } from './notification-state';
import { stateMessages } from './state.messages';

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
