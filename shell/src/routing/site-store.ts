import { createStore } from 'zustand/vanilla';
import type { SiteMap } from './site-map';

/** The site map of this page; it follows what is released as far as an open page can (src/releases). */
export const siteStore = createStore<SiteMap>(() => ({ pages: [], areas: [] }));
