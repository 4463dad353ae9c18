import { chakra } from 'shared-ui';
import { Icon, SearchIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaData } from '../loader/area-data';
import { NoticeBell } from '../notifications/notice-bell';
import { openPalette } from '../palette/palette-store';
import { FrameExtension } from './frame-extension';
import { useFrameSession } from './frame-session';
import { signedInMessages } from './signed-in.messages';
import { useSearches } from './use-searches';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'bar',
    display: 'grid',
    gridTemplate: {
      base: '"name end" 56px "tool tool" auto / 1fr auto',
      md: '"name search tool end" 56px / auto minmax(0, 400px) 1fr auto',
    },
    alignItems: 'center',
    columnGap: { base: '8px', md: '16px' },
    bg: 'bg.ink',
    // A line that only the dark canvas needs.
    boxShadow: 'inset 0 -1px var(--cc-colors-bg-float)',
    color: 'fg.onInk',
    _print: { display: 'none' },
  },
});

const Name = chakra('div', {
  base: {
    gridArea: 'name',
    width: { lg: '232px' },
    paddingInlineStart: { base: '16px', sm: '24px' },
  },
});

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

/** What the area one is in puts into the bar: at its right end, below 960 px a strip on paper under it. */
const Tool = chakra('div', {
  base: {
    gridArea: 'tool',
    display: 'flex',
    alignItems: 'center',
    justifyContent: { md: 'flex-end' },
    height: { base: '48px', md: '36px' },
    minWidth: 0,
    bg: { base: 'bg.panel', md: 'transparent' },
    color: { base: 'fg', md: 'fg.onInk' },
    borderBottomWidth: { base: '1px', md: '0' },
    _empty: { display: 'none' },
  },
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
  const house = useFrameSession().roles.includes('admin');
  return (
    <Bar>
      <Name>
        <Wordmark to="/cms" />
      </Name>
      <Search type="button" aria-haspopup="dialog" onClick={openPalette}>
        <Icon of={SearchIcon} />
        <Words>
          <FormattedMessage
            {...signedInMessages[searches.length === 0 ? 'search' : house ? 'searchHouse' : 'searchRecords']}
          />
        </Words>
        <Key>Ctrl K</Key>
      </Search>
      <Tool>
        <FrameExtension name="barTool" props={{}} />
      </Tool>
      <End>
        <AreaData>
          <NoticeBell />
        </AreaData>
        <UserMenu onInk />
      </End>
    </Bar>
  );
}
