import { useEffect, useState } from 'react';
import { Button, chakra, Heading, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { Dialog, NoticeList } from 'shared-ui/overlays';
import { BellRow } from './bell-row';
import { type BellView, bellViews, inViews } from './bell-views';
import { messages } from './messages';
import { markNoticesRead, useNotices } from './notice-store';
import { SessionNotices } from './session-notices';
import type { Bell } from './use-bell';

const viewNames: Readonly<Record<BellView, MessageDescriptor>> = {
  unseen: messages.unseen,
  todo: messages.todo,
  all: messages.all,
};
const nothing: Readonly<Record<BellView, MessageDescriptor>> = {
  unseen: messages.noneUnseen,
  todo: messages.noneToDo,
  all: messages.none,
};

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '8px' },
});
const Views = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > [aria-pressed=true]': { bg: 'bg.muted', boxShadow: 'inset 0 -3px 0 {colors.brand}' },
  },
});

/** Behind the bell: what was not read, what asks for work, or all; then what was told in this session. */
export function NoticesDialog({ bell, onClose }: { bell: Bell; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [fresh] = useState(() => new Set(bell.notifications.filter(({ seen }) => !seen).map(({ id }) => id)));
  const views = inViews(bell.notifications, fresh);
  const [view, setView] = useState<BellView>(() => bellViews.find((name) => views[name].length > 0) ?? 'all');
  const past = useNotices((notices) => notices.past);
  useEffect(markNoticesRead, []);
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage {...messages.title} />}>
      <Bar>
        <Views aria-label={formatMessage(messages.show)}>
          {bellViews.map((name) => (
            <Button key={name} aria-pressed={name === view} onClick={() => setView(name)}>
              <FormattedMessage {...viewNames[name]} /> <b>{formatNumber(views[name].length)}</b>
            </Button>
          ))}
        </Views>
        {bell.unseen > 0 && (
          <Button look="link" onClick={bell.markAllSeen}>
            <FormattedMessage {...messages.readAll} />
          </Button>
        )}
      </Bar>
      {views[view].length === 0 && (
        <Text muted paddingBlock="16px">
          <FormattedMessage {...nothing[view]} />
        </Text>
      )}
      <NoticeList>
        {views[view].map((notification) => (
          <li key={notification.id}>
            <BellRow
              notification={notification}
              onSeen={() => bell.markSeen(notification.id)}
              onClose={() => bell.close(notification.id)}
              onFollow={() => {
                bell.markSeen(notification.id);
                onClose();
              }}
            />
          </li>
        ))}
      </NoticeList>
      {bell.more && (
        <Button marginTop="8px" onClick={bell.more}>
          <FormattedMessage {...messages.more} values={{ count: bell.others }} />
        </Button>
      )}
      {bell.others > 0 && !bell.more && (
        <Text look="caption" muted marginTop="8px">
          <FormattedMessage {...messages.rest} values={{ count: bell.others }} />
        </Text>
      )}
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
