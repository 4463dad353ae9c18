import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { SkipLink } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { LoadingBar } from '../layout/loading-bar';
import { OfflineBanner } from '../layout/offline-banner';
import { Overlays } from '../layout/overlays';
import { PublicFrame } from '../layout/public-frame';
import { usePaletteKey } from '../palette/palette-store';
import { AreaSlot } from '../remotes/area-slot';
import { Announcer } from './announcer';
import { Pages } from './pages';
import { useScrollRules } from './scroll-rules';
import { useSite } from './site';
import { frameAt } from './site-map';
import { useNavigator } from './use-navigator';

type Frame = ComponentType<{ children: ReactNode }>;

/** Visitors load the public frame only. */
const frames: Record<AreaRecord['frame'], Frame> = {
  public: PublicFrame,
  account: lazy(() => import('../layout/account-frame').then(({ AccountFrame }) => ({ default: AccountFrame }))),
  staff: lazy(() => import('../layout/staff-frame').then(({ StaffFrame }) => ({ default: StaffFrame }))),
};

/** The whole window: what stands around and over every page. The frame lives on when a page in it breaks. */
export function Root() {
  const { pathname } = useLocation();
  const Frame = frames[frameAt(useSite(), pathname)];
  useNavigator();
  useScrollRules();
  usePaletteKey();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      <Suspense fallback={<AreaSlot />}>
        <Frame>
          <Suspense fallback={<AreaSlot />}>
            <Pages />
          </Suspense>
        </Frame>
      </Suspense>
      <Overlays />
      <Announcer />
    </>
  );
}
