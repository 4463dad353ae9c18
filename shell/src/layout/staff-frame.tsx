import { type ReactNode, useEffect, useState } from 'react';
import { StaffContent } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import {
  LateDialog,
  ShortcutsDialog,
  useBelow,
  useBottomTenant,
  useShortcuts,
  useShortcutsDialog,
} from 'shared-ui/work';
import { warmShared } from '../loader/lazy-shared';
import { whenIdle } from '../loader/when-idle';
import { useWentBack } from '../navigation/use-went-back';
import { loadPalette } from '../palette/load-palette';
import { openPalette } from '../palette/palette-store';
import { useIsBare } from './bare-page';
import { RentalButton } from './rental-button';
import { SideNav } from './side-nav';
import { signedInMessages } from './signed-in.messages';
import { framedContent, StaffBody, StaffSide } from './staff-layout';
import { StaffTabs } from './staff-tabs';
import { TopBar } from './top-bar';

/** Signs that somebody begins to work: a key, and whatever comes before a press. */
const signs = ['keydown', 'pointermove', 'touchstart', 'focusin'] as const;

// A failure is ignored here: the script is requested again when it is needed.
const warm = () => void Promise.all([warmShared(), loadPalette()]).catch(() => {});

const loadDrawer = async () => (await import('./nav-drawer')).NavDrawer;

/** A page that stands alone brings its own bar and padding. */
const bareContent = { padding: 0, maxWidth: 'none' } as const;

/** What stands around every page of the back-office. A bare page keeps its place in it and nothing else shows. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [drawer, setDrawer] = useState(false);
  const keys = useShortcutsDialog();
  useWentBack(() => {
    setDrawer(false);
    keys.dialog.onClose();
  });
  useShortcuts([{ keys: 'Ctrl+K', label: formatMessage(signedInMessages.searchKey), run: openPalette }]);
  const bare = useIsBare();
  const tenant = useBottomTenant();
  const edgeIsFree = tenant !== 'action' && tenant !== 'bulk';
  // What a phone does not show asks for nothing there.
  const hasSide = !useBelow(960);
  useWarmDesk();
  return (
    <>
      {bare || <TopBar />}
      <StaffBody bare={bare}>
        {bare || !hasSide || (
          <StaffSide>
            <SideNav rail onShortcuts={keys.show} />
          </StaffSide>
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
      </StaffBody>
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

/**
 * Preloads the back-office's overlays and tables at the person's first interaction; the page itself does not need them.
 */
function useWarmDesk(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      // After the response to the press itself.
      whenIdle(warm);
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}
