import { useLayoutEffect, useMemo } from 'react';
import { areaAt } from 'shared-api/host';
import { useIntl } from 'shared-ui/intl';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { useStore } from 'zustand';
import { PageBoundary } from '../errors/page-boundary';
import { AreaOutlet } from '../loader/area-outlet';
import { AreaPlaceholder } from '../loader/area-placeholder';
import { redirectFor } from '../navigation/guard';
import { messages } from '../navigation/messages';
import { navigationStore, settleAt } from '../navigation/navigation-store';
import { type ShellPage, shellVersion } from '../registry/registry-store';
import { useRegistry } from '../registry/use-registry';
import { AreaPage } from './area-page';
import { MissingPage } from './missing-page';
import { RedirectTo } from './redirect-to';
import { RoutedPage } from './routed-page';

/**
 * The page that the address asks for: one of the shell's own, or an area's. The guard runs once a navigation, never
 * under an open page.
 */
export function Pages() {
  const registry = useRegistry();
  const { key, pathname, search, hash } = useLocation();
  const isEmpty = useStore(navigationStore, ({ emptyOutlets }) => emptyOutlets.includes(pathname));
  useLayoutEffect(() => settleAt(pathname), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new with each navigation, and only then it runs.
  const redirect = useMemo(() => redirectFor(registry, { pathname, search, hash }), [key]);
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

/** Every address that is not the shell's own belongs to an area, or to nobody. */
function AreaRoute() {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const area = areaAt(useRegistry().areas, pathname);
  return area ? (
    <AreaOutlet area={area}>{(loading) => <AreaPage area={area} loading={loading} />}</AreaOutlet>
  ) : (
    <RoutedPage title={formatMessage(messages.missing)} area="shell" version={shellVersion()} pattern="*">
      <MissingPage />
    </RoutedPage>
  );
}

/** A page of the shell with its title. */
function PageRoute({ page: { path, title, Page } }: { page: ShellPage }) {
  const { formatMessage } = useIntl();
  return (
    <RoutedPage title={formatMessage(title)} area="shell" version={shellVersion()} pattern={path}>
      <Page />
    </RoutedPage>
  );
}
