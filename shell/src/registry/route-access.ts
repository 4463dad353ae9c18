import { type AreaRecord, areaAt } from 'shared-api/host';
import { homeOf, type PageAccess } from '../session/access';
import { sessionStore } from '../session/session-store';
import type { PageRegistry } from './registry-store';

/** What an address needs: its page's access or its area's role. An address of nobody is open to anybody. */
export function accessAt({ pages, areas }: PageRegistry, pathname: string): PageAccess {
  const page = pages.find(({ path }) => path === pathname);
  return page?.access ?? areaAt(areas, pathname)?.role ?? 'anybody';
}

/** The frame around an address. One of nobody below `/cms` is the staff's, for staff. */
export function frameAt({ pages, areas }: PageRegistry, pathname: string): AreaRecord['frame'] {
  const page = pages.find(({ path }) => path === pathname);
  const nobodys = () =>
    pathname.startsWith('/cms/') && homeOf(sessionStore.getState()) === '/cms' ? 'staff' : 'public';
  return page?.frame ?? areaAt(areas, pathname)?.frame ?? nobodys();
}
