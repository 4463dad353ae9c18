import { useState } from 'react';
import { Heading, Stack, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { BellRow } from './bell-row';
import { messages } from './messages';
import { useNotices } from './notice-store';
import { SessionNotices } from './session-notices';
import type { Bell } from './use-bell';

/** Behind the bell: the server's notifications, then what was told in this session. */
export function NoticesDialog({ bell, onClose }: { bell: Bell; onClose: () => void }) {
  const [fresh] = useState(() => new Set(bell.notifications.filter(({ seen }) => !seen).map(({ id }) => id)));
  const past = useNotices((notices) => notices.past);
  return (
    <Dialog open onClose={onClose} size="confirm" title={<FormattedMessage {...messages.title} />}>
      {bell.notifications.length === 0 && past.length === 0 && (
        <Text muted>
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Stack as="ul" gap="8px" listStyleType="none">
        {bell.notifications.map((notification) => (
          <li key={notification.id}>
            <BellRow
              notification={notification}
              fresh={fresh.has(notification.id)}
              onClose={() => bell.close(notification.id)}
              onFollow={onClose}
            />
          </li>
        ))}
      </Stack>
      {past.length > 0 && (
        <>
          <Heading level={3} marginTop="24px" marginBottom="8px">
            <FormattedMessage {...messages.session} />
          </Heading>
          <SessionNotices notices={past} />
        </>
      )}
    </Dialog>
  );
}
