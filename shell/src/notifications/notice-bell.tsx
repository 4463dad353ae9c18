import { useState } from 'react';
import { chakra, IconButton } from 'shared-ui';
import { BellIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { LateDialog, preparing } from 'shared-ui/work';
import { useWentBack } from '../navigation/use-went-back';
import { messages } from './messages';
import { useNotices } from './notice-store';
import { useBell } from './use-bell';

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

const loadDialog = async () => (await import('./notices-dialog')).NoticesDialog;

/** Beyond it the exact number says nothing more. */
const countLimit = 99;

/** The bell with what was not read, and behind it what the server and this session have told. */
export function NoticeBell() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  useWentBack(() => setOpen(false));
  const bell = useBell();
  const unread = useNotices((notices) => notices.unread) + bell.unseen;

  return (
    <chakra.span position="relative">
      <IconButton
        icon={BellIcon}
        label={formatMessage(messages.bell, { count: unread })}
        aria-haspopup="dialog"
        size="control"
        look="ink"
        borderColor="transparent"
        onClick={() => setOpen(true)}
        {...preparing(loadDialog)}
      />
      {unread > 0 && <Count aria-hidden="true">{unread > countLimit ? `${countLimit}+` : unread}</Count>}
      {open && <LateDialog load={loadDialog} open onClose={() => setOpen(false)} dialog={{ bell }} />}
    </chakra.span>
  );
}
