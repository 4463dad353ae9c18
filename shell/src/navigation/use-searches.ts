import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useOwnAreas } from './own-areas';
import { useLoadedAreas } from './use-loaded-areas';

/** An area that finds records by a text. */
export interface AreaSearch {
  readonly area: AreaRecord;
  readonly search: NonNullable<RemoteModule['search']>;
}

/**
 * The searches that the person's areas bring to the palette.
 * @param frame of those areas alone that stand in it; the others are not loaded for it
 */
export function useSearches(frame?: AreaRecord['frame']): readonly AreaSearch[] {
  const areas = useOwnAreas().filter((area) => frame === undefined || area.frame === frame);
  return useLoadedAreas(areas).flatMap(({ area, module: { search } }) => (search ? [{ area, search }] : []));
}
