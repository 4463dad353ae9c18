import { useEffect, useState } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { type LoadedArea, loadArea } from './load-area';

export interface ReadyArea extends LoadedArea {
  readonly area: AreaRecord;
}

/** Those of the areas that have arrived; one that does not come is left out, its own page says so. */
export function useLoadedAreas(areas: readonly AreaRecord[]): readonly ReadyArea[] {
  const [loaded, setLoaded] = useState<readonly ReadyArea[]>([]);
  const names = areas.map(({ name }) => name).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the areas of a page never change, only which are asked for.
  useEffect(() => {
    let wanted = true;
    const one = (area: AreaRecord) =>
      loadArea(area, 0).then(
        (loaded): ReadyArea[] => [{ area, ...loaded }],
        () => [],
      );
    Promise.all(areas.map(one)).then((found) => {
      if (wanted) {
        setLoaded(found.flat());
      }
    });
    return () => {
      wanted = false;
    };
  }, [names]);

  return loaded;
}
