import { use } from 'react';
import type { AreaRecord, RemoteModule, RemoteRoute } from 'shared-api/host';
import { useIntl } from 'shared-ui/intl';
import { type RouteObject, useRoutes } from 'shared-ui/router';
import { AreaData } from '../loader/area-data';
import { messages } from '../navigation/messages';
import { MissingPage } from './missing-page';
import { RoutedPage } from './routed-page';

function fullPath(base: string, path = ''): string {
  return `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
}

function toRoute(area: AreaRecord, base: string, { path, element, title, bare = false }: RemoteRoute): RouteObject {
  const pattern = fullPath(base, path);
  return {
    path: pattern,
    element: (
      <RoutedPage title={title} area={area.name} version={area.version} pattern={pattern} bare={bare}>
        {element}
      </RoutedPage>
    ),
  };
}

interface AreaPageProps {
  area: AreaRecord;
  /** From `loadArea`. */
  loading: Promise<RemoteModule>;
}

/** The page of an area that the address asks for. */
export function AreaPage({ area, loading }: AreaPageProps) {
  const { routes } = use(loading);
  const { formatMessage } = useIntl();
  const [base = '/'] = area.paths;
  const missing = (
    <RoutedPage title={formatMessage(messages.missing)} area={area.name} version={area.version} pattern="*">
      <MissingPage />
    </RoutedPage>
  );
  const page = useRoutes([...routes.map((route) => toRoute(area, base, route)), { path: '*', element: missing }]);
  return <AreaData>{page}</AreaData>;
}
