import { type ReactNode, useState } from 'react';
import { chakra, StaffContent } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import {
  LateDialog,
  ShortcutsDialog,
  useBelow,
  useBottomTenant,
  useShortcuts,
  useShortcutsDialog,
} from 'shared-ui/work';
import { openPalette } from '../palette/palette-store';
import { useIsBare } from './bare-page';
import { RentalButton } from './rental-button';
import { SideNav } from './side-nav';
import { signedInMessages } from './signed-in.messages';
import { StaffTabs } from './staff-tabs';
import { TopBar } from './top-bar';
import { useWarmDesk } from './use-warm-desk';

const loadDrawer = async () => (await import('./nav-drawer')).NavDrawer;

const Body = chakra('div', {
  base: { textStyle: 'small' },
  variants: {
    bare: {
      false: {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
        minHeight: 'calc(100vh - 56px)',
        _print: { display: 'block' },
      },
    },
  },
});

const Side = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    position: 'sticky',
    top: '56px',
    height: 'calc(100vh - 56px)',
    overflow: 'hidden auto',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    _print: { display: 'none' },
  },
});

/** A page that stands alone brings its own bar and padding. */
const bareContent = { padding: 0, maxWidth: 'none' } as const;
/** Below 960 px the tab bar takes its room at the foot, too. */
const framedContent = { paddingBottom: { base: '168px', md: '104px' } } as const;

/** What stands around every page of the back-office. A bare page keeps its place in it and nothing else shows. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [drawer, setDrawer] = useState(false);
  const keys = useShortcutsDialog();
  useShortcuts([{ keys: 'Ctrl+K', label: formatMessage(signedInMessages.search), run: openPalette }]);
  const bare = useIsBare();
  const tenant = useBottomTenant();
  const edgeIsFree = tenant !== 'action' && tenant !== 'bulk';
  // What a phone does not show asks for nothing there.
  const hasSide = !useBelow(960);
  useWarmDesk();
  return (
    <>
      {bare || <TopBar />}
      <Body bare={bare}>
        {bare || !hasSide || (
          <Side>
            <SideNav rail onShortcuts={keys.show} />
          </Side>
        )}
        <StaffContent
          as="main"
          id="content"
          tabIndex={-1}
          _focus={{ outline: 'none' }}
          {...(bare ? bareContent : framedContent)}
        >
          {children}
          {bare || !edgeIsFree || <RentalButton overNavFoot />}
        </StaffContent>
      </Body>
      {bare || !edgeIsFree || <StaffTabs onMenu={() => setDrawer(true)} />}
      <LateDialog
        load={loadDrawer}
        open={drawer}
        onClose={() => setDrawer(false)}
        dialog={{ onShortcuts: keys.show }}
      />
      <ShortcutsDialog {...keys.dialog} />
    </>
  );
}
