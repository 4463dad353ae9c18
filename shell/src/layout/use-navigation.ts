import { type AreaRecord, areaAt } from 'shared-api/host';
import { useLocation } from 'shared-ui/router';
import { type AreaEntry, entriesOf } from '../navigation/area-entries';
import { useOwnAreas } from '../navigation/own-areas';
import { useLoadedAreas } from '../navigation/use-loaded-areas';
import { useFrameSession } from '../session/frame-session';

/** An area's entries in the navigation. */
export interface NavigationGroup {
  readonly area: AreaRecord;
  readonly items: readonly AreaEntry[];
}

/** The navigation's groups: one for each area of a frame that the person may enter, with the area's own entries. */
export function useNavigation(frame: AreaRecord['frame']): readonly NavigationGroup[] {
  const { roles } = useFrameSession();
  const loaded = useLoadedAreas(useOwnAreas().filter((area) => area.frame === frame));
  return loaded.map((found) => ({ area: found.area, items: entriesOf(found, roles) }));
}

/**
 * The entry that an address belongs to: the longest one that the address begins with. The entry of an area's first page
 * matches only its exact address, since every other page of the area lies below it.
 */
export function currentItem(groups: readonly NavigationGroup[], pathname: string): string | null {
  const entries = groups.flatMap(({ area, items }) =>
    items.filter(({ to }) => to === pathname || !area.paths.includes(to)).map(({ to }) => ({ to, paths: [to] })),
  );
  return areaAt(entries, pathname)?.to ?? null;
}

export function useCurrentItem(groups: readonly NavigationGroup[]): string | null {
  return currentItem(groups, useLocation().pathname);
}
