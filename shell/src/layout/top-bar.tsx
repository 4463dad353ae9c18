import type { ReactNode } from 'react';
import { chakra, Icon, SearchIcon } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { NoticeBell } from '../notifications/notice-bell';
import { openPalette } from '../palette/palette-store';
import { messages } from './messages';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '8px', md: '16px' },
    height: '56px',
    paddingInlineEnd: { base: '12px', sm: '24px', md: '32px' },
    bg: 'bg.ink',
    color: 'fg.onInk',
  },
});

const Name = chakra('div', { base: { width: { lg: '232px' }, paddingInlineStart: { base: '4px', md: '24px' } } });

const Search = chakra('button', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '8px',
    width: '400px',
    height: '36px',
    marginInlineStart: { md: '0', lg: '16px' },
    paddingInline: '12px',
    color: 'fg.onInkMuted',
    border: '1px solid #6B8397',
    textStyle: 'small',
    textAlign: 'start',
  },
});

const Key = chakra('kbd', {
  base: { marginInlineStart: 'auto', textStyle: 'booklet', border: '1px solid #6B8397', paddingInline: '4px' },
});

/** The back-office's bar: wordmark, palette, notices, the person. `menu` opens the drawer below 960 px. */
export function TopBar({ menu }: { menu?: ReactNode }) {
  return (
    <Bar>
      {menu}
      <Name>
        <Wordmark to="/cms" />
      </Name>
      <Search type="button" onClick={openPalette}>
        <Icon of={SearchIcon} />
        <FormattedMessage {...messages.search} />
        <Key>Ctrl K</Key>
      </Search>
      <chakra.div marginInlineStart="auto" display="flex" alignItems="center" gap="12px">
        <NoticeBell />
        <UserMenu onInk />
      </chakra.div>
    </Bar>
  );
}
