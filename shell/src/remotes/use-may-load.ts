import type { AreaRecord } from 'shared-api/host';
import { useStore } from 'zustand';
import { wayStore } from '../routing/way-store';
import { areasInPage } from './areas-in-page';

/**
 * May an area be brought into the page for something beside its own page? Not while somebody is on the way into an
 * area: the version that the page knows may just have become an older one.
 */
export function useMayLoad(): (area: AreaRecord) => boolean {
  const isUndecided = useStore(wayStore, (way) => way.isUndecided);
  return ({ name }) => !isUndecided || areasInPage.has(name);
}
