import { useEffect, useState } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { loadArea } from './load-area';

export interface LoadedArea {
  readonly area: AreaRecord;
  readonly module: RemoteModule;
}

/** Those of the areas that have arrived; one that does not come is left out, its own page says so. */
export function useLoadedAreas(areas: readonly AreaRecord[]): readonly LoadedArea[] {
  const [loaded, setLoaded] = useState<readonly LoadedArea[]>([]);
  const names = areas.map(({ name }) => name).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the areas of a page never change, only which are asked for.
  useEffect(() => {
    let wanted = true;
    const one = (area: AreaRecord) =>
      loadArea(area, 0).then(
        (module): LoadedArea[] => [{ area, module }],
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
