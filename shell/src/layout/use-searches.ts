import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useLoadedAreas } from '../navigation/use-loaded-areas';
import { useOwnAreas } from './own-areas';

/** An area that finds records by a text. */
export interface AreaSearch {
  readonly area: AreaRecord;
  readonly search: NonNullable<RemoteModule['search']>;
}

/** The searches that the person's areas bring to the palette. */
export function useSearches(): readonly AreaSearch[] {
  return useLoadedAreas(useOwnAreas()).flatMap(({ area, module: { search } }) => (search ? [{ area, search }] : []));
}
