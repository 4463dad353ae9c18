import { type ReactNode, useEffect, useState } from 'react';
import { chakra, StaffContent } from 'shared-ui';
import { warmDoors } from '../remotes/warm-doors';
import { DrawerButton } from './drawer-button';
import { NavDrawer } from './nav-drawer';
import { RentalButton } from './rental-button';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
    minHeight: 'calc(100vh - 56px)',
    textStyle: 'small',
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
  },
});

/** What stands around every page of the back-office. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  // A page that needs a door waits for it anyway; here a failure concerns nobody yet.
  useEffect(() => void warmDoors().catch(() => {}), []);
  return (
    <>
      <TopBar menu={<DrawerButton onOpen={() => setDrawer(true)} />} />
      <Body>
        <Side>
          <SideNav rail />
        </Side>
        <StaffContent as="main" id="content" tabIndex={-1} _focus={{ outline: 'none' }}>
          {children}
          <RentalButton />
        </StaffContent>
      </Body>
      <NavDrawer open={drawer} onClose={() => setDrawer(false)} />
    </>
  );
}
