import { useState } from 'react';
import { BellIcon, chakra, IconButton, Note, Stack, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { messages } from './messages';
import { markNoticesRead, useNotices } from './notice-store';

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    right: '0',
    minWidth: '16px',
    height: '16px',
    paddingInline: '4px',
    bg: '#FFFFFF',
    color: '#05141f',
    fontSize: '11px',
    fontWeight: 700,
    lineHeight: '16px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

/** The bell with what is new, and behind it every notice of this session. */
export function NoticeBell() {
  const { formatDate, formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const unread = useNotices((notices) => notices.unread);
  const past = useNotices((notices) => notices.past);

  function show() {
    markNoticesRead();
    setOpen(true);
  }

  return (
    <chakra.span position="relative">
      <IconButton
        icon={BellIcon}
        label={formatMessage(messages.bell, { count: unread })}
        size="control"
        color="fg.onInk"
        onClick={show}
      />
      {unread > 0 && <Count aria-hidden="true">{unread}</Count>}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="confirm"
        title={<FormattedMessage {...messages.title} />}
      >
        {past.length === 0 ? (
          <Text muted>
            <FormattedMessage {...messages.none} />
          </Text>
        ) : (
          <Stack as="ul" gap="8px" listStyleType="none">
            {past.map(({ id, text, type, at }) => (
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
        )}
      </Dialog>
    </chakra.span>
  );
}
