import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type AreaRecord, areaAt, type RemoteModule } from 'shared-api/host';
import { createBrowserRouter, RouterProvider, useLocation, useRoutes } from 'shared-ui/router';
import { IntlProvider } from 'shared-ui/intl';
import { loadArea } from '../remotes/load-area';
import { readRegistry } from './read-page';

function AreaRoutes({ area, module }: { area: AreaRecord; module: RemoteModule }) {
  return useRoutes(
    module.routes.map(({ path = '', element }) => ({ path: `${area.paths[0]}/${path}`.replace(/\/+/g, '/'), element })),
  );
}

function Page() {
  const { pathname } = useLocation();
  const [areas] = useState(() => readRegistry().areas);
  const area = areaAt(areas, pathname);
  const [module, setModule] = useState<RemoteModule>();
  useEffect(() => {
    if (area) {
      loadArea(area, 0).then(setModule, (error: unknown) => console.error(error));
    }
  }, [area]);
  return area && module ? <AreaRoutes area={area} module={module} /> : null;
}

export function start(): void {
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <IntlProvider locale="it">
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />
      </IntlProvider>,
    );
  }
}
