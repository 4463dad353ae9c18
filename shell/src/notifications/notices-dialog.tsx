import { useEffect, useState } from 'react';
import type { BellNotification } from 'shared-api/entities';
import { useSession } from 'shared-api/react';
import { Button, chakra, Heading, Note, Stack, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { Dialog, NoticeList } from 'shared-ui/overlays';
import { BellRow } from './bell-row';
import { messages } from './messages';
import { markNoticesRead, type ShownNotice, useNotices } from './notice-store';
import type { Bell } from './use-bell';

const bellViews = ['unseen', 'todo', 'all'] as const;

type BellView = (typeof bellViews)[number];

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
    '& > [aria-pressed=true]': {
      bg: 'bg.muted',
      boxShadow: 'inset 0 -3px 0 {colors.brand}',
      _highContrast: { borderBottom: '3px solid Highlight' },
    },
  },
});

/** Behind the bell: what the server has told, then what was told in this session. */
export function NoticesDialog({ bell, onClose }: { bell: Bell; onClose: () => void }) {
  const past = useNotices((notices) => notices.past);
  useEffect(markNoticesRead, []);
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage {...messages.title} />}>
      {bell.state === 'here' ? (
        <BellNotices bell={bell} onClose={onClose} />
      ) : (
        <Text muted role="status" paddingBlock="16px">
          <FormattedMessage {...messages[bell.state]} />
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

/** What was not read, what asks for work, or all. */
function BellNotices({ bell, onClose }: { bell: Bell; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [fresh] = useState(() => new Set(bell.notifications.filter(({ seen }) => !seen).map(({ id }) => id)));
  const views = inViews(bell.notifications, fresh);
  const { has } = useSession();
  // What a customer is to do stands on their dashboard, and no notice tells of it: a count here would contradict it.
  const offered = has('manager') || has('admin') ? bellViews : bellViews.filter((name) => name !== 'todo');
  const [view, setView] = useState<BellView>(() => offered.find((name) => views[name].length > 0) ?? 'all');
  // Beyond the list; of those nobody knows what they ask for.
  const beyond: Readonly<Record<BellView, number | null>> = {
    unseen: bell.unseen - bell.notifications.filter(({ seen }) => !seen).length,
    todo: bell.others > 0 ? null : 0,
    all: bell.others,
  };
  const count = (name: BellView) => {
    const listed = views[name].length;
    const more = beyond[name];
    if (more === null) return listed > 0 && `${formatNumber(listed)}+`;
    return formatNumber(listed + more);
  };
  return (
    <>
      <Bar>
        <Views aria-label={formatMessage(messages.show)}>
          {offered.map((name) => (
            <Button key={name} aria-pressed={name === view} onClick={() => setView(name)}>
              <FormattedMessage {...viewNames[name]} /> <b>{count(name)}</b>
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
          <FormattedMessage {...(beyond[view] === 0 ? nothing[view] : messages.noneRecent)} />
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
    </>
  );
}

/** What was told in this session, newest first. */
function SessionNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const { formatDate } = useIntl();
  return (
    <Stack as="ul" gap="8px" listStyleType="none">
      {notices.map(({ id, text, type, at }) => (
        <li key={id}>
          <Note tone={type} display="flex" justifyContent="space-between" gap="16px">
            <span>{text}</span>
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {formatDate(at, { timeStyle: 'short' })}
            </chakra.span>
          </Note>
        </li>
      ))}
    </Stack>
  );
}

/** What ends soonest comes first; what has no end of its own follows, the latest to appear before. */
function bySoonestEnd(one: BellNotification, other: BellNotification): number {
  const [ends, otherEnds] = [one, other].map(({ expire_at }) => (expire_at ? Date.parse(expire_at) : Infinity));
  return ends === otherEnds ? 0 : (ends ?? 0) - (otherEnds ?? 0);
}

/** What asks for an action: it warns, and leads to where something can be done. */
function asksForWork({ type, cta_url }: BellNotification): boolean {
  return (type === 'warning' || type === 'error') && cta_url !== null;
}

/**
 * The bell's notifications by what one looks for.
 * @param fresh what was not read when the bell was opened: it stays in sight until the bell closes
 */
function inViews(
  notifications: readonly BellNotification[],
  fresh: ReadonlySet<string>,
): Record<BellView, readonly BellNotification[]> {
  return {
    unseen: notifications.filter(({ id, seen }) => !seen || fresh.has(id)),
    todo: notifications.filter(asksForWork).sort(bySoonestEnd),
    all: notifications,
  };
}
