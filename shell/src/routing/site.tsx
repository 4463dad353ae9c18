import { createContext, use } from 'react';
import type { SiteMap } from './site-map';

const SiteContext = createContext<SiteMap>({ pages: [], areas: [] });

/** Gives the site map to every component of the shell. */
export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteMap {
  return use(SiteContext);
}
