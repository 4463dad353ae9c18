import { type ReactNode, Suspense, use } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { SkipLink } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { PageBoundary } from '../errors/page-boundary';
import { loadFrame } from '../layout/frames';
import { LoadingBar } from '../layout/loading-bar';
import { OfflineBanner } from '../layout/offline-banner';
import { Overlays } from '../layout/overlays';
import { AreaPlaceholder } from '../loader/area-placeholder';
import { Announcer } from '../navigation/announcer';
import { useScrollRules } from '../navigation/scroll-rules';
import { useNavigator } from '../navigation/use-navigator';
import { usePaletteKey } from '../palette/palette-store';
import { frameAt } from '../registry/route-access';
import { useRegistry } from '../registry/use-registry';
import { Pages } from './pages';

/** What stands around a page. */
function Frame({ name, children }: { name: AreaRecord['frame']; children: ReactNode }) {
  const Around = use(loadFrame(name));
  return <Around>{children}</Around>;
}

/** The whole window: what stands around and over every page. The frame lives on when a page in it breaks. */
export function Root() {
  const { pathname } = useLocation();
  const name = frameAt(useRegistry(), pathname);
  useNavigator();
  useScrollRules();
  usePaletteKey();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      <PageBoundary frame={name}>
        <Suspense fallback={<AreaPlaceholder />}>
          <Frame name={name}>
            <Suspense fallback={<AreaPlaceholder />}>
              <Pages />
            </Suspense>
          </Frame>
        </Suspense>
      </PageBoundary>
      <Overlays />
      <Announcer />
    </>
  );
}
