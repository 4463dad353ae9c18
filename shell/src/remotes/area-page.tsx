import { use } from 'react';
import type { AreaRecord, RemoteRoute } from 'shared-api/host';
import { type RouteObject, useRoutes } from 'shared-ui/router';
import { NotFoundPage } from '../errors/not-found-page';
import { Arrival } from '../routing/arrival';
import type { LoadedArea } from './load-area';

function fullPath(base: string, path = ''): string {
  return `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
}

function toRoute(area: AreaRecord, base: string, { path, element, title }: RemoteRoute): RouteObject {
  const pattern = fullPath(base, path);
  return {
    path: pattern,
    element: (
      <Arrival title={title} area={area.name} version={area.build} pattern={pattern}>
        {element}
      </Arrival>
    ),
  };
}

interface AreaPageProps {
  area: AreaRecord;
  /** From `loadArea`. */
  loading: Promise<LoadedArea>;
}

/** The page of an area that the address asks for. */
export function AreaPage({ area, loading }: AreaPageProps) {
  const { module, Data } = use(loading);
  const [base = '/'] = area.paths;
  const page = useRoutes([
    ...module.routes.map((route) => toRoute(area, base, route)),
    { path: '*', element: <NotFoundPage /> },
  ]);
  return <Data>{page}</Data>;
}
