import { type AreaRecord, areaAt } from 'shared-api/host';
import { useLocation } from 'shared-ui/router';
import { useOwnAreas } from '../navigation/own-areas';

/** The current staff area; on the shell's own pages the person's first one, whose contracts `/cms` lists. */
export function useFrameArea(): AreaRecord | null {
  const { pathname } = useLocation();
  const staff = useOwnAreas().filter(({ frame }) => frame === 'staff');
  return areaAt(staff, pathname) ?? staff[0] ?? null;
}
