import { type AreaRecord, areaAt, type PageConfig, type Registry } from 'shared-api/host';
import type { PageAccess } from './judge';
import type { ShellPage } from './shell-pages';

/** Every address of the product: the shell's own pages, and the areas of the registry. */
export interface SiteMap {
  readonly pages: readonly ShellPage[];
  readonly areas: readonly AreaRecord[];
  /** Production unless told. */
  readonly stage?: PageConfig['stage'];
  /** The shell that runs. */
  readonly shell?: Registry['shell'];
  /** The version of the contract that the server serves. */
  readonly apiVersion?: Registry['apiVersion'];
  /** Another shell is live by now, and nobody has closed the notice of it. */
  readonly newShell?: boolean;
  /** The page is about to be loaded anew. */
  readonly leaving?: boolean;
}

/** What an address needs: its page's access or its area's role. An address of nobody is open to anybody. */
export function accessAt({ pages, areas }: SiteMap, pathname: string): PageAccess {
  const page = pages.find(({ path }) => path === pathname);
  return page?.access ?? areaAt(areas, pathname)?.role ?? 'anybody';
}

/** The frame around an address. */
export function frameAt({ pages, areas }: SiteMap, pathname: string): AreaRecord['frame'] {
  const page = pages.find(({ path }) => path === pathname);
  return page?.frame ?? areaAt(areas, pathname)?.frame ?? 'public';
}
