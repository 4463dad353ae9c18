import { useLayoutEffect, useMemo } from 'react';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { useStore } from 'zustand';
import { PageBoundary } from '../errors/page-boundary';
import { AreaSlot } from '../remotes/area-slot';
import { AreaRoute } from './area-route';
import { GoElsewhere } from './go-elsewhere';
import { detourFor } from './guard';
import { PageRoute } from './page-route';
import { useSite } from './site';
import { arriveAt, wayStore } from './way-store';

/**
 * The page that the address asks for: one of the shell's own, or an area's. The guard runs once a navigation, never
 * under an open page.
 */
export function Pages() {
  const site = useSite();
  const { key, pathname, search } = useLocation();
  const isEmpty = useStore(wayStore, ({ emptyPlaces }) => emptyPlaces.includes(pathname));
  useLayoutEffect(() => arriveAt(pathname), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new with each navigation, and only then it runs.
  const detour = useMemo(() => detourFor(site, { pathname, search }), [key]);
  if (site.leaving || isEmpty) {
    return <AreaSlot />;
  }
  if (detour) {
    return <GoElsewhere {...detour} />;
  }
  return (
    <PageBoundary key={pathname}>
      <Routes>
        {site.pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageRoute page={page} />} />
        ))}
        <Route path="*" element={<AreaRoute />} />
      </Routes>
    </PageBoundary>
  );
}
