import { useLayoutEffect, useMemo } from 'react';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { useStore } from 'zustand';
import { PageBoundary } from '../errors/page-boundary';
import { AreaPlaceholder } from '../loader/area-placeholder';
import { redirectFor } from '../navigation/guard';
import { navigationStore, settleAt } from '../navigation/navigation-store';
import { useRegistry } from '../registry/use-registry';
import { AreaRoute } from './area-route';
import { PageRoute } from './page-route';
import { RedirectTo } from './redirect-to';

/**
 * The page that the address asks for: one of the shell's own, or an area's. The guard runs once a navigation, never
 * under an open page.
 */
export function Pages() {
  const registry = useRegistry();
  const { key, pathname, search } = useLocation();
  const isEmpty = useStore(navigationStore, ({ emptyOutlets }) => emptyOutlets.includes(pathname));
  useLayoutEffect(() => settleAt(pathname), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new with each navigation, and only then it runs.
  const redirect = useMemo(() => redirectFor(registry, { pathname, search }), [key]);
  if (registry.reloading || isEmpty) {
    return <AreaPlaceholder />;
  }
  if (redirect) {
    return <RedirectTo {...redirect} />;
  }
  return (
    <PageBoundary key={pathname}>
      <Routes>
        {registry.pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageRoute page={page} />} />
        ))}
        <Route path="*" element={<AreaRoute />} />
      </Routes>
    </PageBoundary>
  );
}
