import type { AreaRecord } from 'shared-api/host';
import { useStore } from 'zustand';
import { areasInPage } from '../registry/areas-in-page';
import { navigationStore } from './navigation-store';

/**
 * May an area be brought into the page for something beside its own page? Not while it is being decided how
 * an area is entered: the version that the page knows may just have become an older one.
 */
export function useMayLoad(): (area: AreaRecord) => boolean {
  const isDeciding = useStore(navigationStore, ({ phase }) => phase === 'deciding');
  return ({ name }) => !isDeciding || areasInPage.has(name);
}
