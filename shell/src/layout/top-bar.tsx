import { chakra } from 'shared-ui';
import { Icon, SearchIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaData } from '../loader/area-data';
import { useSearches } from '../navigation/use-searches';
import { NoticeBell } from '../notifications/notice-bell';
import { openPalette } from '../palette/palette-store';
import { useFrameSession } from '../session/frame-session';
import { FrameExtension } from './frame-extension';
import { signedInMessages } from './signed-in.messages';
import { TopBarName, TopBarRoot, TopBarTool } from './top-bar-layout';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

const Search = chakra('button', {
  base: {
    gridArea: 'search',
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '8px',
    height: '36px',
    marginInlineStart: { md: '0', lg: '16px' },
    paddingInline: '12px',
    color: 'fg.onInkMuted',
    border: '1px solid #6B8397',
    textStyle: 'small',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
});

const Words = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });

const Key = chakra('kbd', {
  base: { marginInlineStart: 'auto', textStyle: 'booklet', border: '1px solid #6B8397', paddingInline: '4px' },
});

const End = chakra('div', {
  base: {
    gridArea: 'end',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingInlineEnd: { base: '16px', sm: '24px', md: '32px' },
  },
});

/** The back-office's bar: wordmark, palette, the area's own tool, notices, the person. */
export function TopBar() {
  const searches = useSearches('staff');
  const allDealers = useFrameSession().roles.includes('admin');
  return (
    <TopBarRoot>
      <TopBarName>
        <Wordmark to="/cms" />
      </TopBarName>
      <Search type="button" aria-haspopup="dialog" onClick={openPalette}>
        <Icon of={SearchIcon} />
        <Words>
          <FormattedMessage
            {...signedInMessages[searches.length === 0 ? 'search' : allDealers ? 'searchAllDealers' : 'searchRecords']}
          />
        </Words>
        <Key>Ctrl K</Key>
      </Search>
      <TopBarTool>
        <FrameExtension name="barTool" props={{}} />
      </TopBarTool>
      <End>
        <AreaData>
          <NoticeBell />
        </AreaData>
        <UserMenu onInk />
      </End>
    </TopBarRoot>
  );
}
