import { createBrowserRouter } from 'shared-ui/router';
import { BrokenPage } from '../errors/broken-page';
import { AreaRoute } from './area-route';
import { createGuard } from './guard';
import { provideNavigator } from './navigator';
import { PageRoute } from './page-route';
import { Root } from './root';
import type { SiteMap } from './site-map';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/** The product's router: one route a page of the shell, and one for all areas. Each navigation passes the guard. */
export function createShellRouter(site: SiteMap): ShellRouter {
  const loader = createGuard(site);
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <BrokenPage />,
      children: [
        ...site.pages.map((page) => ({
          path: page.path,
          loader,
          element: <PageRoute page={page} />,
          errorElement: <BrokenPage />,
        })),
        { path: '*', loader, element: <AreaRoute />, errorElement: <BrokenPage /> },
      ],
    },
  ]);
  provideNavigator({
    go: (path, options) => void router.navigate(path, options),
    address() {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
  });
  return router;
}
